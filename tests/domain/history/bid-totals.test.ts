import { expect, it } from 'vitest';
import type { BidOutcome } from '../../../src/domain/history/bid-outcome.ts';
import { type BidTotals, bidTotals, winTotals } from '../../../src/domain/history/list-lines.ts';
import { readAmount } from '../../../src/domain/amount.ts';

/** A bid as text: `50 won 475`, `20 lost`, `10 waiting`, `10` while nothing is known. */
const bid = (text: string) => {
  const [stake = '', status, won] = text.split(' ');
  const known = ['waiting', 'won', 'lost', 'returned', 'unknown'] as const;
  const found = known.find(one => one === status);
  const outcome: BidOutcome | null =
    found === undefined
      ? null
      : {
          status: found,
          amount: won === undefined ? null : readAmount(won),
          result: '',
          chance: found === 'waiting' ? 'alive' : 'none',
        };
  return { amount: readAmount(stake), outcome };
};
const exact = (amount: BidTotals['net']): string | null =>
  amount === null || amount === 'unreadable' ? amount : amount.exact;
const said = ({ bids, wins, net, waiting }: BidTotals) => [
  bids && `${bids.count}: ${exact(bids.points)}`,
  wins && `${wins.count}: ${exact(wins.points)}`,
  exact(net),
  `${waiting.count}: ${exact(waiting.points)}`,
];

it.each([
  [[], ['0: 0', '0: 0', '0', '0: 0']],
  [
    ['50 won 475', '20 lost'],
    ['2: 70', '1: 475', '405', '0: 0'],
  ],
  [
    ['50 lost', '20 waiting'],
    ['2: 70', '0: 0', '-50', '1: 20'],
  ],
  // The stake was returned.
  [
    ['50 lost', '20 returned'],
    ['2: 70', '0: 0', '-50', '0: 0'],
  ],
  // The amount of the win is unknown.
  [
    ['50 won', '20 lost'],
    ['2: 70', null, null, '0: 0'],
  ],
  // The stake may have been returned.
  [
    ['50 won 475', '20 unknown'],
    ['2: 70', '1: 475', null, '0: 0'],
  ],
  [
    ['50', '20 lost'],
    ['2: 70', null, null, '0: 0'],
  ],
  [
    ['? lost', '20 lost'],
    ['2: unreadable', '0: 0', 'unreadable', '0: 0'],
  ],
] as const)('%j are %j', (bids, totals) => {
  expect(said(bidTotals(bids.map(bid), true))).toEqual(totals);
});

it('nothing is said of wins that were not all read', () => {
  expect(said(bidTotals([bid('50 won 475')], false))).toEqual(['1: 50', null, null, '0: 0']);
});

it('wins are set against the bids of the same days, where these are known', () => {
  const wins = ['475', '95'].map(readAmount);
  const bids = ['50 won 475', '10 won 95', '600 lost'].map(bid);
  expect(said(winTotals(wins, bids, true))).toEqual(['3: 660', '2: 570', '-90', '0: 0']);
  const open = [...bids, bid('40 waiting')];
  expect(said(winTotals(wins, open, true))).toEqual(['4: 700', '2: 570', '-90', '1: 40']);
  // The stake may have been returned, or the outcome is unknown.
  for (const unsure of ['40 unknown', '40'])
    expect(said(winTotals(wins, [...bids, bid(unsure)], true))).toEqual(['4: 700', '2: 570', null, '0: 0']);
  expect(said(winTotals(wins, null, true))).toEqual([null, '2: 570', null, '0: 0']);
  expect(said(winTotals(wins, bids, false))).toEqual(['3: 660', null, null, '0: 0']);
});
