import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';

const times = ['20-November-2026 11:00 AM', '21-November-2026 9:00 AM', '21-November-2026 1:00 PM'];

const bids = { field: 'bid_data', date: 'bid_date', amount: 'points' };
const wins = { field: 'win_data', date: 'wining_date', amount: 'amount' };
const lists = {
  bidHistory: bids,
  starlineBidHistory: bids,
  galiBidHistory: bids,
  winHistory: wins,
  starlineWinHistory: wins,
  galiWinHistory: { ...wins, field: 'bid_data' },
  walletHistory: { field: 'transaction_history', date: 'insert_date', amount: 'amount' },
  withdrawHistory: { field: 'withdrawdata', date: 'insert_date', amount: 'request_amount' },
} as const;

const names = Object.keys(lists) as (keyof typeof lists)[];

it.each(names)('spec 2 §2: %s is read with the newest line first, in whichever order it comes', name => {
  const { field, date, amount } = lists[name];
  const read = (shown: readonly string[]) => {
    const rows = shown.map(time => ({ [date]: time, [amount]: 10 }));
    const list = v.parse<typeof endpoints.bidHistory.reply>(
      endpoints[name].reply as typeof endpoints.bidHistory.reply,
      { [field]: rows },
    );
    return [list.rows, list.items].map(lines => lines.map(line => line.date));
  };
  const newest = times.toReversed();
  expect(read(times)).toEqual([newest, newest]);
  expect(read(newest)).toEqual([newest, newest]);
});
