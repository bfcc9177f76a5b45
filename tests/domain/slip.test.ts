import { expect, it } from 'vitest';
import type { BidRow } from '../../src/domain/bid.ts';
import type { BidSession } from '../../src/domain/market.ts';
import { points } from '../../src/domain/points.ts';
import { repeats, rowKey, withoutRows, withRows } from '../../src/domain/slip.ts';

const row = (digits: string, stake: number, session: BidSession = 'Open', closeDigits = ''): BidRow => ({
  digits,
  closeDigits,
  points: points(stake),
  session,
});
const brief = (rows: readonly BidRow[]) => rows.map(one => [one.digits, one.session, one.points]);

it('the same number is another bid in another session', () => {
  expect(repeats([row('137', 50)], [row('137', 20, 'Close')])).toEqual([]);
  expect(repeats([row('137', 50)], [row('146', 20), row('137', 20)])).toEqual([row('137', 20)]);
});

it('a sangam is told apart by both of its parts', () => {
  expect(rowKey(row('128', 10, 'Close', '470'))).not.toBe(rowKey(row('128', 10, 'Close', '471')));
});

it('adding again sums the points into the row, in its place', () => {
  const rows = withRows([row('137', 50), row('146', 30)], [row('137', 20), row('290', 10)]);
  expect(brief(rows)).toEqual([
    ['137', 'Open', 70],
    ['146', 'Open', 30],
    ['290', 'Open', 10],
  ]);
});

it('what was added is taken out again whatever came since', () => {
  const rows = withRows([row('137', 50)], [row('137', 20), row('146', 20)]);
  const later = withRows(rows, [row('146', 5), row('290', 10)]);
  expect(brief(withoutRows(later, [row('137', 20), row('146', 20)]))).toEqual([
    ['137', 'Open', 50],
    ['146', 'Open', 5],
    ['290', 'Open', 10],
  ]);
});

it('taking out what is gone already changes nothing', () => {
  expect(withoutRows([row('137', 50)], [row('146', 20)])).toEqual([row('137', 50)]);
});
