import { expect, it } from 'vitest';
import { dayResults } from '../../../src/domain/history/day-results.ts';
import type { Board } from '../../../src/domain/market/board.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { Looks, provenAfterBlank, provenDaily } from '../../support/known-results.ts';

const minute = (clock: string) => minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
const date = (day: number) => ({ year: 2026, month: 11, day });
const at = (clock: string, day = 21) => ({ date: date(day), minute: minute(clock) });
const board = (name: string, change: Partial<Board>): Board => ({
  family: 'main',
  id: marketId(name),
  name,
  times: { open: minute('15:00'), close: minute('17:00') },
  open: '124-7',
  close: '2-345',
  ...change,
});
const kalyan = board('Kalyan', {});
const delhi = board('Delhi', { family: 'gali', times: { open: minute('16:00') }, open: '45', close: null });
const slot = board('Slot', {
  family: 'starline',
  times: { open: minute('14:00') },
  open: '124-7',
  close: null,
});
const night = board('Night', { times: { open: minute('22:00'), close: minute('00:30') } });

type Groups = ReturnType<typeof dayResults>;
const named = (groups: Groups, day: string): readonly string[] =>
  groups.find(group => group.day === day)?.entries.map(entry => `${entry.board.name} ${entry.session}`) ?? [];

it.each<[why: string, boards: readonly Board[], clock: string, listed: readonly string[]]>([
  [
    'by the end of their sessions',
    [slot, kalyan, delhi],
    '17:30',
    ['Kalyan Close', 'Delhi Open', 'Kalyan Open', 'Slot Open'],
  ],
  ['without those that may be of yesterday', [kalyan, delhi, slot], '14:30', ['Slot Open']],
  ['without a session that is not declared', [board('Kalyan', { close: null })], '17:30', ['Kalyan Open']],
  ['without an invalid number', [board('Kalyan', { open: '***' })], '17:30', ['Kalyan Close']],
  ['without a market that has no times', [board('Odd', { times: null })], '17:30', []],
  ['without the night before', [night], '18:00', []],
])('today, newest first, where boards are emptied each day: %s', (_why, boards, clock, listed) => {
  const groups = dayResults(boards, provenDaily(boards, at(clock)), at(clock));
  expect(named(groups, 'today')).toEqual(listed);
});

it('a result that was seen to appear counts before its time, and a close past midnight is the newest', () => {
  const late = board('Day', { times: { open: minute('23:00'), close: minute('23:30') } });
  const groups = dayResults([late], provenAfterBlank([late], at('22:00')), at('22:00'));
  expect(named(groups, 'today')).toEqual(['Day Close', 'Day Open']);
});

it('past midnight a night that is not over belongs to yesterday', () => {
  const open = { ...night, close: null };
  const now = at('00:10', 22);
  const results = new Looks()
    .at(date(21), minute('20:00'), [{ ...open, open: '128-1' }])
    .at(date(21), minute('22:05'), [open])
    .prove(now);
  const groups = dayResults([open], results, now);
  expect(named(groups, 'today')).toEqual([]);
  expect(named(groups, 'yesterday')).toEqual(['Night Open']);
});

it('a board without a proven day shows the last result, of no day', () => {
  const results = new Looks().at(date(21), minute('17:30'), [kalyan]).prove(at('17:30'));
  const [group, another] = dayResults([kalyan], results, at('17:30'));
  expect(another).toBeUndefined();
  expect(group?.day).toBe('last');
  expect(group?.entries.map(({ text, day }) => [text, day])).toEqual([
    ['124-72-345', null],
    ['124-7', null],
  ]);
});

it('a result that changed on its day says that it was corrected', () => {
  const looks = new Looks()
    .at(date(21), minute('13:00'), [{ ...slot, open: '128-1' }])
    .at(date(21), minute('14:05'), [{ ...slot, open: '137-1' }])
    .at(date(21), minute('14:30'), [slot]);
  const [group] = dayResults([slot], looks.prove(at('14:31')), at('14:31'));
  expect(group).toMatchObject({ day: 'today', entries: [{ text: '124-7', change: 'corrected' }] });
});
