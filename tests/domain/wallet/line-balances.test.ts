import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineBalances } from '../../../src/domain/wallet/transactions.ts';
import { readAmount } from '../../../src/domain/amount.ts';
import type { ShownTransaction, TransactionStatus } from '../../../src/domain/wallet/wallet.ts';

/** A line as text: `+500`, `-20`, `+500 pending`, `+500 On hold`, with its date behind a comma. */
const line = (text: string): ShownTransaction => {
  const [moved = '', date = ''] = text.split(', ');
  const [amount = '', status] = moved.slice(1).split(' ');
  const known = ['pending', 'rejected', 'approved'] as const;
  const found: TransactionStatus | undefined = known.find(one => one === status);
  return {
    id: '',
    credit: moved.startsWith('+'),
    status: found ?? (status === undefined ? 'booked' : { other: status }),
    deposit: found !== undefined,
    note: '',
    date,
    amount: readAmount(amount),
  };
};
const after = (balance: string, texts: readonly string[], unread = 0) => {
  const rows = texts.map(line);
  const found = lineBalances({ rows, unread }, readAmount(balance));
  const balances = rows.map(row => found.after.get(row));
  return [balances.map(held => (held === undefined ? null : held.exact)), found.sum && found.sum.exact];
};

it.each([
  ['10070', ['+95', '-25', '+10000'], ['10070', '9975', '10000'], null],
  // The balance holds neither; then it holds both.
  ['1000', ['+500 pending', '+250 rejected', '+1000 approved'], ['1000', '1000', '1000'], null],
  ['1750', ['+500 pending', '+250 rejected', '+1000 approved'], ['1750', '1250', '1000'], null],
  ['455', ['-20', '+475 success', '+0 5'], ['455', '475', '0'], null],
  ['475', ['+475 5', '+250 rejected'], ['475', '0'], null],
  // The balance contains one of them, or lines are missing, so the balance before the first line is unknown.
  ['1500', ['-5', '+500 pending', '+250 rejected', '+1005'], ['1500', '1505', null, null], null],
  // The sum is the same with both and with neither.
  ['1000', ['+500 pending', '+-500 rejected', '+1000'], ['1000', null, null], null],
  // Lines are missing: a cut list, and a gap.
  ['1000', ['+95', '-25'], ['1000', '905'], '70'],
  ['10', ['-5', '+20'], ['10', '15'], '15'],
  // Older lines cannot have a balance, because 15 were too many.
  ['10', ['+20', '-5', '+5'], ['10', null, null], '20'],
  // It is unknown whether the line moved points.
  ['1000', ['+95', '+40 held', '+905'], ['1000', '905', null], null],
  ['1000', ['+95', '+40 5', '+905'], ['1000', '905', null], null],
  ['1000', ['+95', '+? approved', '+905'], ['1000', '905', null], null],
  ['1000', ['+95', '-? approved', '+905'], ['1000', '905', null], null],
  // More than there can be: before the debit, and of all lines together.
  ['9007199254740991', ['-5', '-5'], ['9007199254740991', null], null],
  ['10', ['+9007199254740991', '+5', '+5'], ['10', null, null], null],
  ['0.30', ['+0.10', '+0.20'], ['0.3', '0.2'], null],
  ['0', [], [], null],
] as const)('%s with %j was %j', (balance, lines, balances, sum) => {
  expect(after(balance, lines)).toEqual([balances, sum]);
});

it('nothing is said when the balance is unknown, or a line could not be read', () => {
  expect(lineBalances({ rows: [line('+95')], unread: 0 }, 'unreadable')).toEqual({
    after: new Map(),
    sum: null,
    counted: null,
  });
  expect(after('95', ['+95'], 1)).toEqual([[null], null]);
  expect(lineBalances({ rows: [line('+95')], unread: 0 }, null).after.size).toBe(0);
});

it.each([
  ['1000', ['+500 pending', '+1000'], 'allButUndecided'],
  ['1500', ['+500 pending', '+1000'], 'all'],
  ['1200', ['+500 pending', '+1000'], null],
  ['1000', ['+1000'], 'all'],
  // The order of the lines does not matter for that.
  ['1000', ['+1000, 20-November-2026', '+500 pending, 21-November-2026'], 'allButUndecided'],
] as const)('of %s with %j the balance holds: %s', (balance, texts, counted) => {
  expect(lineBalances({ rows: texts.map(line), unread: 0 }, readAmount(balance)).counted).toBe(counted);
});

it('nothing is said of lines that are not the newest first', () => {
  const [early, late] = ['+5, 21-November-2026 9:00 AM', '+5, 21-November-2026 1:00 PM'];
  expect(after('10', [late, early])).toEqual([['10', '5'], null]);
  expect(after('10', [early, late])).toEqual([[null, null], null]);
  expect(after('10', ['+5, 20-November-2026', late])).toEqual([[null, null], null]);
  expect(after('10', [late, late])).toEqual([['10', '5'], null]);
  expect(after('10', [late, '+5, 20-November-2026 3:00 PM'])).toEqual([['10', '5'], null]);
  expect(after('15', [early, '+5, someday', late])).toEqual([[null, null, null], null]);
  // A line without a time may be of any time of its day.
  expect(after('10', ['+5, 21-November-2026', late])).toEqual([['10', '5'], null]);
  expect(after('10', [early, '+5, 21-November-2026'])).toEqual([['10', '5'], null]);
  expect(after('15', [late, '+5, someday', early])).toEqual([['15', '10', '5'], null]);
});

it('the balance that a player had after each line is found again', () => {
  const moves = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(moves, moved => {
      let balance = 0;
      const held: number[] = [];
      const lines: string[] = [];
      for (const points of moved.filter(one => one !== 0)) {
        if (balance + points < 0) continue;
        balance += points;
        held.unshift(balance);
        lines.unshift(points > 0 ? `+${points}` : `${points}`);
      }
      expect(after(String(balance), lines)).toEqual([held.map(String), null]);
    }),
  );
});
