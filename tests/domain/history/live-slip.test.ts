// Each standing is counted by hand: open 124 is 7, close 137 is 1, the jodi 71.
import { expect, it } from 'vitest';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { liveSlips, type OwnDays } from '../../../src/domain/history/live-slip.ts';
import type { Board } from '../../../src/domain/market/board.ts';
import type { Family } from '../../../src/domain/market/market.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { readAmount } from '../../../src/domain/amount.ts';
import { provenAfterBlank, provenDaily } from '../../support/known-results.ts';
import { aMarket } from '../../support/a-market.ts';

const date = { year: 2026, month: 11, day: 21 };
const at = (hour: number) => ({ date, minute: minuteOfDay(hour * 60) });

const bid = (label: string, number: string, session = 'Close', day = '21-November-2026'): ShownRecord => {
  const [digits = '', closeDigits = ''] = number.split('-');
  return { label, marketName: 'Kalyan', session, digits, closeDigits, amount: readAmount(50), date: day };
};

const kalyan = (open: string | null, close: string | null, family: Family = 'main'): Board =>
  aMarket({
    family,
    times: { open: minuteOfDay(15 * 60), close: family === 'main' ? minuteOfDay(17 * 60) : null },
    open,
    close,
  });

const none = { rows: [], unread: 0 };
const nothing = { bids: none, wins: none };
const own = (family: Family, bids: readonly ShownRecord[], wins: readonly ShownRecord[] = []): OwnDays => ({
  main: nothing,
  starline: nothing,
  gali: nothing,
  [family]: { bids: { rows: bids, unread: 0 }, wins: { rows: wins, unread: 0 } },
});

const slipOf = (board: Board, bids: readonly ShownRecord[], hour: number) =>
  liveSlips([board], own(board.family, bids), {
    results: provenAfterBlank([board], at(hour)),
    returns: () => 'none',
    now: at(hour),
  })[0];

it.each<[game: string, number: string, session: string, none: string, open: string, both: string]>([
  ['Single Digit', '7', 'Open', 'open', 'won', 'won'],
  ['Single Digit', '3', 'Open', 'open', 'out', 'out'],
  ['Single Digit', '1', 'Close', 'open', 'alive', 'won'],
  ['Single Digit', '2', 'Close', 'open', 'alive', 'out'],
  ['Single Pana', '124', 'Open', 'open', 'won', 'won'],
  ['Single Pana', '137', 'Open', 'open', 'out', 'out'],
  ['Single Pana', '137', 'Close', 'open', 'alive', 'won'],
  ['Double Pana', '110', 'Close', 'open', 'alive', 'out'],
  ['Jodi Digit', '71', 'Close', 'open', 'alive', 'won'],
  ['Jodi Digit', '72', 'Close', 'open', 'alive', 'out'],
  ['Jodi Digit', '17', 'Close', 'open', 'out', 'out'],
  ['Half Sangam', '7-137', 'Open', 'open', 'alive', 'won'],
  ['Half Sangam', '3-137', 'Open', 'open', 'out', 'out'],
  ['Half Sangam', '124-1', 'Close', 'open', 'alive', 'won'],
  ['Half Sangam', '137-1', 'Close', 'open', 'out', 'out'],
  ['Full Sangam', '124-137', 'Close', 'open', 'alive', 'won'],
  ['Full Sangam', '124-124', 'Close', 'open', 'alive', 'out'],
  ['Full Sangam', '137-124', 'Close', 'open', 'out', 'out'],
  ['Roulette', '7', 'Open', 'open', 'open', 'open'],
])('%s %s %s: %s before a result, %s after the open one, %s after both', (game, number, session, ...said) => {
  const boards = [kalyan(null, null), kalyan('124-7', null), kalyan('124-7', '1-137')];
  const seen = boards.map(board => slipOf(board, [bid(game, number, session)], 18)?.today[0]?.standing);
  expect(seen).toEqual(said);
});

it.each<[Family, string, string, string | null, string]>([
  ['starline', 'Single Digit', '7', '124-7', 'won'],
  ['starline', 'Single Pana', '137', '124-7', 'out'],
  ['gali', 'Left Digit', '4', '45', 'won'],
  ['gali', 'Right Digit', '4', '45', 'out'],
  ['gali', 'Jodi Digit', '45', null, 'open'],
])('%s %s %s with %s: %s', (family, game, number, result, standing) => {
  const found = slipOf(kalyan(result, null, family), [bid(game, number, 'Open')], 18);
  expect(found?.today.map(known => known.standing)).toEqual([standing]);
});

it('no card has bids of yesterday, and waiting ones have the time of their next result', () => {
  const yesterday = bid('Single Digit', '7', 'Open', '20-November-2026');
  const [open, close] = [bid('Single Digit', '7', 'Open'), bid('Single Digit', '1', 'Close')];
  const before = slipOf(kalyan(null, null), [yesterday, open, close], 12);
  expect(before?.today.map(known => known.bid)).toEqual([open, close]);
  expect(before?.waiting).toEqual([open, close]);
  expect(before?.time).toBe(15 * 60);
  const between = slipOf(kalyan('124-7', null), [open, close], 16);
  expect(between?.waiting).toEqual([close]);
  expect(between?.time).toBe(17 * 60);
  expect(slipOf(kalyan('124-7', '1-137'), [open, close], 18)?.waiting).toEqual([]);
});

it('a bid past midnight is on the card of its night, even if the provider dates it later', () => {
  const night = aMarket({ times: { open: minuteOfDay(23 * 60), close: minuteOfDay(30) } });
  const later = bid('Single Digit', '1');
  // At 12:10 AM of the 21st the market's day is still the 20th.
  const found = slipOf(night, [later], 1 / 6);
  expect(found?.today.map(known => known.bid)).toEqual([later]);
});

it('nothing is said about two markets with one name', () => {
  const slips = liveSlips(
    [kalyan(null, null), kalyan('124-7', null)],
    own('main', [bid('Single Digit', '7', 'Open')]),
    {
      results: provenDaily([kalyan(null, null)], at(12)),
      returns: () => 'none',
      now: at(12),
    },
  );
  expect(slips).toEqual([]);
});
