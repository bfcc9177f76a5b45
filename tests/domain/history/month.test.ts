import { expect, it } from 'vitest';
import { readAmount } from '../../../src/domain/amount.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import type { OwnDays } from '../../../src/domain/history/live-slip.ts';
import { monthOf } from '../../../src/domain/history/month.ts';
import type { Board } from '../../../src/domain/market/board.ts';
import type { Family } from '../../../src/domain/market/market.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { provenAfterBlank } from '../../support/known-results.ts';
import { aMarket } from '../../support/a-market.ts';

const record = (amount: unknown, date = '21-November-2026'): ShownRecord => ({
  label: 'Single Digit',
  marketName: 'Kalyan',
  session: 'Open',
  digits: '7',
  closeDigits: '',
  amount: readAmount(amount),
  date,
});
const list = (...rows: readonly ShownRecord[]) => ({ rows, unread: 0 });
const now = (day = 21) => ({ date: { year: 2026, month: 11, day }, minute: minuteOfDay(780) });
/** Bids are taken till 3 and 5 PM; no result of the day is declared but the open one. */
const kalyan = (open: string | null, family: Family = 'main'): Board =>
  aMarket({
    family,
    times: { open: minuteOfDay(900), close: family === 'main' ? minuteOfDay(1020) : null },
    open,
  });
const known = (boards: readonly Board[], day?: number) => ({
  boards,
  results: provenAfterBlank(boards, now(day)),
  returns: () => 'none' as const,
  now: now(day),
});
const own: OwnDays = {
  main: { bids: list(record(50), record('30.50', '03-November-2026')), wins: list(record(475)) },
  starline: { bids: list(record(20)), wins: list() },
  gali: { bids: list(record(10, '09-November-2026')), wins: list() },
};
const exact = (value: unknown) => ({ exact: value });

it('sums the month over all families, leaves waiting bids out of the net, and counts days with a bid', () => {
  // 50 + 30.50 + 20 + 10 = 110.50; the 3rd, the 9th and the 21st.
  const both = [kalyan('137-1'), kalyan(null, 'starline')];
  expect(monthOf(own, known(both))).toMatchObject({
    bid: exact('110.5'),
    won: exact('475'),
    // The Starline bid waits: 475 - 90.50.
    net: exact('384.5'),
    days: 3,
  });
  const none = [kalyan(null), kalyan(null, 'starline')];
  expect(monthOf(own, known(none)).net).toMatchObject(exact('384.5'));
});

it('a bid of an earlier day waits for nothing', () => {
  const later = [kalyan(null), kalyan(null, 'starline')];
  expect(monthOf(own, known(later, 22)).net).toMatchObject(exact('364.5'));
});

it('a win that the board tells and no list has yet is in neither Won nor Net', () => {
  const none = { bids: list(), wins: list() };
  const late = { main: { bids: list(record(50)), wins: list() }, starline: none, gali: none };
  expect(monthOf(late, known([kalyan('124-7')]))).toMatchObject({ won: exact('0'), net: null });
});

it('a returned stake is in Returned and in no Net', () => {
  const before = known([kalyan('137-1'), kalyan('124-7', 'starline')]);
  const returns = ({ amount }: ShownRecord) =>
    amount !== 'unreadable' && amount.exact === '20' ? ('returned' as const) : ('none' as const);
  // 475 - (50 + 30.50 + 10) = 384.50.
  expect(monthOf(own, { ...before, returns })).toMatchObject({
    bid: exact('110.5'),
    returned: exact('20'),
    net: exact('384.5'),
  });
});

it('without a bid all of it is 0', () => {
  const none = { bids: list(), wins: list() };
  const month = monthOf({ main: none, starline: none, gali: none }, known([]));
  expect(month).toMatchObject({ bid: exact('0'), won: exact('0'), net: exact('0'), days: 0 });
});

it('claims nothing about histories that were not read as a whole', () => {
  const boards = known([kalyan(null), kalyan(null, 'starline')]);
  const withoutWins = { ...own, gali: { ...own.gali, wins: null } };
  expect(monthOf(withoutWins, boards)).toMatchObject({ won: null, net: null, days: 3 });
  const unread = { ...own, main: { ...own.main, bids: { rows: [], unread: 1 } } };
  expect(monthOf(unread, boards)).toMatchObject({ bid: null, won: exact('475'), net: null, days: null });
  // Without its board a bid of today may wait.
  expect(monthOf(own, known([kalyan(null)]))).toMatchObject({ bid: exact('110.5'), net: null });
  const undated = { ...own, gali: { ...own.gali, bids: list(record(10, 'some day')) } };
  expect(monthOf(undated, boards)).toMatchObject({ days: null, net: null });
});
