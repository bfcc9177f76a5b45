// The change that a result would make, counted by hand at the usual rates: 10 points pay 95 on a digit, 1,400
// on a single pana.
import { expect, it } from 'vitest';
import { type BidSession } from '../../../src/domain/market/market.ts';
import { points } from '../../../src/domain/points.ts';
import { coverOf } from '../../../src/domain/slip/cover.ts';

const bid = (digits: string, staked: number, session: BidSession = 'Open') => ({
  digits,
  session,
  points: points(staked),
});
const digit = ({ points: staked }: { readonly points: number }) => staked * 9.5;
const pana = ({ points: staked }: { readonly points: number }) => staked * 140;
const one = (number: string) => ({ numbers: [number], session: 'Open' as const });

it('a drawn number pays its bids, and all bids are staked', () => {
  const bids = [bid('3', 60), bid('7', 50)];
  // 570 − 110, 475 − 110, 0 − 110.
  expect(coverOf(bids, one('3'), digit)).toEqual({ least: 460, most: 460 });
  expect(coverOf(bids, one('7'), digit)).toEqual({ least: 365, most: 365 });
  expect(coverOf(bids, one('8'), digit)).toEqual({ least: -110, most: -110 });
});

it('bids on the same number add up, and those of the other session are staked and do not win', () => {
  const bids = [bid('3', 10), bid('3', 20), bid('3', 100, 'Close')];
  // 95 + 190 − 130 = 155.
  expect(coverOf(bids, one('3'), digit)).toEqual({ least: 155, most: 155 });
});

it('a column goes from its worst number to its best one', () => {
  const bids = [bid('128', 20), bid('137', 10), bid('245', 10)];
  // 2,800 − 40 with 128, − 40 with 146.
  const column = { numbers: ['128', '137', '146'], session: 'Open' as const };
  expect(coverOf(bids, column, pana)).toEqual({ least: -40, most: 2760 });
});

it('a payout that is unknown is not claimed, unless no bid is on the number', () => {
  expect(coverOf([bid('3', 10)], one('3'), () => null)).toBeNull();
  expect(coverOf([bid('3', 10)], one('8'), () => null)).toEqual({ least: -10, most: -10 });
  expect(coverOf([bid('3', 10)], { numbers: [], session: 'Open' }, digit)).toBeNull();
});
