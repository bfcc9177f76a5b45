import { expect, it } from 'vitest';
import type { Board } from '../../../src/domain/market/board.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import {
  afterNews,
  isSameMarket,
  isWatchOver,
  newsOf,
  watch,
} from '../../../src/domain/market/result-watch.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { nothingProven, type ProvenPart } from '../../../src/domain/result/proof.ts';

const at = (clock: string, day = 21) => ({
  date: { year: 2026, month: 11, day },
  minute: minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))),
});
const board = ([first = '', last = '']: readonly string[]): Board => ({
  family: 'main',
  id: marketId('1'),
  name: 'Kalyan',
  times: { open: at(first).minute, close: at(last).minute },
  open: null,
  close: null,
});
const day = board(['15:00', '17:00']);
const night = board(['21:40', '00:10']);
const proven = (figures: string | null, corrected = false): ProvenPart => ({ figures, corrected });
const watched = watch(day, '2026-11-21', nothingProven);

it('a result that becomes proven is news once', () => {
  const open = { Open: proven('124'), Close: null };
  expect(newsOf(watched, nothingProven)).toEqual([]);
  expect(newsOf(watched, open)).toEqual([{ session: 'Open', kind: 'declared' }]);
  expect(newsOf(afterNews(watched, open), open)).toEqual([]);
});

it('a result that is proven when the watch begins is not news', () => {
  const open = { Open: proven('124'), Close: null };
  expect(newsOf(watch(day, '2026-11-21', open), open)).toEqual([]);
});

it('another result of the same day is a correction, and one that goes was taken back', () => {
  const told = afterNews(watched, { Open: proven('124'), Close: null });
  expect(newsOf(told, { Open: proven('128', true), Close: null })).toEqual([
    { session: 'Open', kind: 'corrected' },
  ]);
  expect(newsOf(told, { Open: proven(null), Close: null })).toEqual([{ session: 'Open', kind: 'takenBack' }]);
  // Nothing is known for a moment: no news, and none when it is known again.
  expect(newsOf(told, nothingProven)).toEqual([]);
  expect(newsOf(afterNews(told, nothingProven), { Open: proven('124'), Close: null })).toEqual([]);
});

it.each([
  [day, 21, '23:59', false],
  [day, 22, '16:59', false],
  [day, 22, '17:00', true],
  [night, 22, '00:05', false],
  [night, 22, '23:00', false],
  [night, 23, '00:10', true],
  [{ ...day, times: null }, 22, '00:00', true],
] as const)('the watch of the 21st over %j is over on the %ith at %s: %j', (shown, date, clock, over) => {
  expect(isWatchOver(watch(shown, '2026-11-21', nothingProven), shown, at(clock, date))).toBe(over);
});

it('names are compared in their family', () => {
  expect(isSameMarket({ family: 'main', name: 'Kalyan ' }, { family: 'main', name: 'KALYAN' })).toBe(true);
  expect(isSameMarket({ family: 'main', name: 'Kalyan' }, { family: 'gali', name: 'Kalyan' })).toBe(false);
});
