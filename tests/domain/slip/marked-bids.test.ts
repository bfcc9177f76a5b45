import { expect, it } from 'vitest';
import { gameByKey } from '../../../src/domain/game/games.ts';
import { bidsOfMarks } from '../../../src/domain/slip/marked-bids.ts';
import { type Marks, noMarks, setMark } from '../../../src/domain/slip/marks.ts';
import { points } from '../../../src/domain/points.ts';

const marks = (...list: readonly (readonly [string, number])[]): Marks =>
  list.reduce((all, [number, value]) => setMark(all, number, points(value)), noMarks);
const pana = gameByKey('singlePana');
const open = { session: 'Open', balance: 100 } as const;

it('each mark is a row, in the order of the numbers', () => {
  expect(bidsOfMarks(pana, marks(['137', 20], ['120', 10]), open)).toEqual({
    ok: true,
    value: [
      { digits: '120', closeDigits: '', points: 10, session: 'Open' },
      { digits: '137', closeDigits: '', points: 20, session: 'Open' },
    ],
  });
});

it('a game with one session makes rows of that', () => {
  const rows = bidsOfMarks(gameByKey('jodiDigit'), marks(['47', 10]), open);
  expect(rows.ok && rows.value.map(({ session }) => session)).toEqual(['Close']);
});

it('a mark below the least bid is reported with its number, and makes no row', () => {
  expect(bidsOfMarks(pana, marks(['120', 10], ['137', 9]), open)).toEqual({
    ok: false,
    error: { number: '137', words: { key: 'error.bidMinimum', params: { min: '10' } } },
  });
});

it('all marks together may cost the balance, not more', () => {
  expect(bidsOfMarks(pana, marks(['120', 60], ['137', 40]), open).ok).toBe(true);
  expect(bidsOfMarks(pana, marks(['120', 60], ['137', 41]), open)).toEqual({
    ok: false,
    error: { number: '137', words: 'error.insufficient' },
  });
});

it('nothing is added while the wallet is unknown', () => {
  expect(bidsOfMarks(pana, marks(['120', 10]), { session: 'Open', balance: null })).toEqual({
    ok: false,
    error: { number: '120', words: 'error.somethingWrong' },
  });
});
