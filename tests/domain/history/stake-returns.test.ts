import { expect, it } from 'vitest';
import { readAmount } from '../../../src/domain/amount.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { mayHaveReturns, stakeReturns } from '../../../src/domain/history/stake-returns.ts';
import type { ShownTransaction } from '../../../src/domain/wallet/wallet.ts';

const bid = (points: number, day = 21, marketName = 'Kalyan', digits = '7'): ShownRecord => ({
  label: 'Single Digit',
  marketName,
  session: 'Open',
  digits,
  closeDigits: '',
  amount: readAmount(points),
  date: `${day}-November-2026`,
});
const credit = (points: number, note: string, day = 21, isCredit = true): ShownTransaction => ({
  id: `${note} ${points} ${day}`,
  credit: isCredit,
  status: 'booked',
  deposit: false,
  note,
  date: `${day}-November-2026 6:00 PM`,
  amount: readAmount(points),
});
const markets = ['Kalyan', 'Kalyan Night'];

type World = {
  bids: readonly ShownRecord[];
  wins?: readonly ShownRecord[];
  credits: readonly ShownTransaction[];
};
const said = ({ bids, wins = [], credits }: World) =>
  bids.map(stakeReturns({ bids, wins, transactions: credits, markets }));

it.each<[rule: string, world: World, verdicts: readonly string[]]>([
  [
    'a credit of its points that names its market',
    { bids: [bid(50)], credits: [credit(50, 'Refund Kalyan')] },
    ['returned'],
  ],
  ['a credit of other points', { bids: [bid(50)], credits: [credit(60, 'Refund Kalyan')] }, ['none']],
  ['a credit of another market', { bids: [bid(50)], credits: [credit(50, 'Refund Rajdhani')] }, ['possible']],
  [
    'a credit of a market whose name only begins the same',
    { bids: [bid(50)], credits: [credit(50, 'Kalyan Night void')] },
    ['none'],
  ],
  ['a transfer of as many points', { bids: [bid(50)], credits: [credit(50, 'From Asha')] }, ['none']],
  [
    'a credit of the day before the bid',
    { bids: [bid(50, 21)], credits: [credit(50, 'Refund Kalyan', 20)] },
    ['none'],
  ],
  [
    'a credit after midnight',
    { bids: [bid(50, 20)], credits: [credit(50, 'Refund Kalyan', 21)] },
    ['returned'],
  ],
  [
    'two bids on one number, one of which won, and the stake of the other',
    {
      bids: [bid(90), bid(10)],
      wins: [bid(100)],
      credits: [credit(100, 'Win of Kalyan'), credit(90, 'Refund Kalyan')],
    },
    ['returned', 'none'],
  ],
  [
    'two bids of equal points and one credit',
    { bids: [bid(50), bid(50, 21, 'Kalyan', '3')], credits: [credit(50, 'Refund Kalyan')] },
    ['possible', 'possible'],
  ],
  [
    'two bids of equal points and two credits',
    {
      bids: [bid(50), bid(50, 21, 'Kalyan', '3')],
      credits: [credit(50, 'Refund Kalyan'), credit(50, 'Refund Kalyan')],
    },
    ['returned', 'returned'],
  ],
  [
    'a credit that pays a listed win',
    {
      bids: [bid(10, 21, 'Kalyan', '3'), bid(95)],
      wins: [{ ...bid(95), digits: '3' }],
      credits: [credit(95, 'Kalyan')],
    },
    ['none', 'none'],
  ],
  [
    'a credit that calls itself a win',
    { bids: [bid(50)], credits: [credit(50, 'Win Kalyan')] },
    ['possible'],
  ],
  [
    'a credit that was taken back',
    { bids: [bid(50)], credits: [credit(50, 'Kalyan'), credit(50, 'Reversal Kalyan', 21, false)] },
    ['possible'],
  ],
  [
    'a refund that names no market',
    { bids: [bid(50)], credits: [credit(50, 'Bid cancelled')] },
    ['possible'],
  ],
])('%s', (_rule, world, verdicts) => {
  expect(said(world)).toEqual(verdicts);
});

it('more is read only where a credit may be a stake', () => {
  expect(mayHaveReturns([bid(50)], [credit(60, 'Kalyan'), credit(50, 'From Asha')])).toBe(false);
  expect(mayHaveReturns([bid(50)], [credit(50, 'Kalyan')])).toBe(true);
  expect(mayHaveReturns([bid(50)], [credit(50, 'Kalyan', 21, false)])).toBe(false);
});

it('twice as many wins are at most twice the work', () => {
  const work = (count: number): number => {
    let reads = 0;
    const names = Array.from({ length: count }, (_, index) => `Market ${index}`);
    const wins = names.map(name => ({
      ...bid(90),
      get marketName() {
        reads += 1;
        return name;
      },
    }));
    const transactions = names.map(name => credit(90, `Win of ${name}`)).toReversed();
    stakeReturns({ bids: [], wins, transactions, markets: names });
    return reads;
  };
  expect(work(200)).toBeLessThanOrEqual(2 * work(100));
});
