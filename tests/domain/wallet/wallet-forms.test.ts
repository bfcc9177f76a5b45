import { expect, it } from 'vitest';
import { readAmount } from '../../../src/domain/amount.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { parsePhone } from '../../../src/domain/phone.ts';
import { points } from '../../../src/domain/points.ts';
import type { Problem } from '../../../src/domain/problem.ts';
import type { TransferRequest, WalletInfo, WithdrawRequest } from '../../../src/domain/wallet/wallet.ts';
import {
  minimumWords,
  parseDeposit,
  parseTransfer,
  parseWithdraw,
  withinWindow,
} from '../../../src/domain/wallet/wallet-forms.ts';
import type { Draft } from '../../../src/lib/draft.ts';
import type { Result } from '../../../src/lib/result.ts';
import { en } from '../../../src/text/en.ts';
import { translator } from '../../../src/text/translate.ts';

const say = translator(en);
const notAmount = 'Please enter digits only';
const notWhole = 'Please enter digits only, without decimals';
const told = (result: Result<unknown, Problem>): string =>
  result.ok ? 'ok' : `${result.error.field}: ${say(result.error.words)}`;

const wallet: WalletInfo = {
  balance: readAmount('5000.50'),
  minWithdrawal: points(1000),
  hours: { open: minuteOfDay(600), close: minuteOfDay(1020) },
  betting: true,
};

it.each<[rule: string, draft: Draft<'points' | 'method'>, now: number, answer: string]>([
  ['amount required', { points: '', method: 'paytm' }, 700, 'points: Amount is required!'],
  [
    'an amount of invisible marks',
    { points: '\u200b\u200e', method: 'paytm' },
    700,
    'points: Amount is required!',
  ],
  ['amount of nothing', { points: '0', method: 'paytm' }, 700, 'points: Min amt is 1,000'],
  ['amount whole', { points: '1000.5', method: 'paytm' }, 700, `points: ${notWhole}`],
  ['amount not negative', { points: '-1000', method: 'paytm' }, 700, `points: ${notAmount}`],
  ['amount with its comma', { points: '1,000', method: 'paytm' }, 700, 'ok'],
  [
    'amount with its comma above the balance',
    { points: '1,00,000', method: 'paytm' },
    700,
    'points: Wallet Limit Exceeded',
  ],
  ['amount in digits', { points: '1e3', method: 'paytm' }, 700, `points: ${notAmount}`],
  ['a fraction below the minimum', { points: '10.5', method: 'paytm' }, 700, `points: ${notWhole}`],
  ['a fraction just below it', { points: '999.99', method: 'paytm' }, 700, `points: ${notWhole}`],
  ['a fraction above the balance', { points: '9000.25', method: 'paytm' }, 700, `points: ${notWhole}`],
  [
    'an amount of nothing but a mark',
    { points: '\u200b', method: 'paytm' },
    700,
    'points: Amount is required!',
  ],
  ['a whole amount with its decimals', { points: '1,000.00', method: 'paytm' }, 700, 'ok'],
  ['a whole amount with its currency', { points: 'Rs. 1,000/-', method: 'paytm' }, 700, 'ok'],
  ['amount not above the balance', { points: '5001', method: 'paytm' }, 700, 'points: Wallet Limit Exceeded'],
  ['an immense amount', { points: '9'.repeat(30), method: 'paytm' }, 700, 'points: Wallet Limit Exceeded'],
  ['amount not below the minimum', { points: '999', method: 'paytm' }, 700, 'points: Min amt is 1,000'],
  ['method must be chosen', { points: '1000', method: '' }, 700, 'method: Please select a payment method'],
  [
    'method must be one of ours',
    { points: '1000', method: 'bank' },
    700,
    'method: Please select a payment method',
  ],
  ['amount before method before hours', { points: '', method: '' }, 0, 'points: Amount is required!'],
  ['method before hours', { points: '1000' }, 0, 'method: Please select a payment method'],
  [
    'not before the opening minute',
    { points: '1000', method: 'paytm' },
    599,
    'form: Withdrawals are only allowed during specified hours.',
  ],
  ['from the opening minute', { points: '1000', method: 'paytm' }, 600, 'ok'],
  ['to the closing minute', { points: '5000', method: 'phonePe' }, 1020, 'ok'],
  [
    'not after the closing minute',
    { points: '1000', method: 'paytm' },
    1021,
    'form: Withdrawals are only allowed during specified hours.',
  ],
])('withdraw: %s', (_rule, draft, now, answer) => {
  expect(told(parseWithdraw(draft, { wallet, now: minuteOfDay(now) }))).toBe(answer);
});

it('a checked withdrawal holds the points and the method', () => {
  expect(parseWithdraw({ points: ' १००० ', method: 'googlePay' }, { wallet, now: minuteOfDay(700) })).toEqual(
    {
      ok: true,
      value: { points: 1000, method: 'googlePay' },
    },
  );
});

it.each<[what: string, known: Partial<WalletInfo>, draft: Draft<'points' | 'method'>, answer: string]>([
  [
    'an unknown minimum lets nothing pass',
    { minWithdrawal: 'unreadable' },
    { points: '5000', method: 'paytm' },
    'points: The minimum amount is not known. Please try again later.',
  ],
  [
    'nothing passes an unknown minimum',
    { minWithdrawal: 'unreadable' },
    { points: '0', method: 'paytm' },
    'points: The minimum amount is not known. Please try again later.',
  ],
  [
    'the amount comes before an unknown minimum',
    { minWithdrawal: 'unreadable' },
    { points: '', method: 'paytm' },
    'points: Amount is required!',
  ],
  [
    'an unknown balance lets nothing pass',
    { balance: 'unreadable' },
    { points: '1000', method: 'paytm' },
    'points: Something went wrong. Please try again later.',
  ],
  [
    'a negative balance is none',
    { balance: readAmount('-50') },
    { points: '1', method: 'paytm' },
    'points: Wallet Limit Exceeded',
  ],
  ['of unknown hours the server decides', { hours: null }, { points: '1000', method: 'paytm' }, 'ok'],
])('withdraw: %s', (_what, known, draft, answer) => {
  expect(told(parseWithdraw(draft, { wallet: { ...wallet, ...known }, now: minuteOfDay(0) }))).toBe(answer);
});

it.each([
  [600, 1020, 600, true],
  [600, 1020, 1021, false],
  [1320, 120, 1400, true],
  [1320, 120, 120, true],
  [1320, 120, 121, false],
  [1320, 120, 1320, true],
  [1320, 120, 1319, false],
  [600, 600, 600, true],
  [600, 600, 601, false],
])('the window %i to %i holds minute %i: %s', (open, close, now, within) => {
  expect(withinWindow(minuteOfDay(now), minuteOfDay(open), minuteOfDay(close))).toBe(within);
});

const own = parsePhone('9876543210');
if (own === null) throw new Error('not a phone');

it.each<[rule: string, draft: Draft<'points' | 'phone'>, balance: number | null, answer: string]>([
  ['phone required', { phone: '', points: '100' }, 500, 'phone: Phone No is required!'],
  ['phone valid', { phone: '98765', points: '100' }, 500, 'phone: Phone.No is not Valid!'],
  ['own phone', { phone: '9876543210', points: '100' }, 500, "phone: Don't Use Your Own Phone No."],
  [
    'own phone with its country',
    { phone: '+91 98765 43210', points: '100' },
    500,
    "phone: Don't Use Your Own Phone No.",
  ],
  ['points required', { phone: '9876543211', points: '' }, 500, 'points: Points is required!'],
  ['points whole', { phone: '9876543211', points: '100.5' }, 500, `points: ${notWhole}`],
  ['points as they are written', { phone: 'tel:+91-98765-43211', points: '₹500.00' }, 5000, 'ok'],
  ['points with their comma', { phone: '9876543211', points: '1,000' }, 5000, 'ok'],
  ['no points at all', { phone: '9876543211', points: '0' }, 500, 'points: Points Must be More than 100'],
  ['points in digits', { phone: '9876543211', points: '1e3' }, 500, `points: ${notAmount}`],
  ['points not negative', { phone: '9876543211', points: '-100' }, 500, `points: ${notAmount}`],
  ['99 points', { phone: '9876543211', points: '99' }, 500, 'points: Points Must be More than 100'],
  ['100 points', { phone: '9876543211', points: '100' }, 500, 'ok'],
  ['all points', { phone: '9876543211', points: '500' }, 500, 'ok'],
  ['a point more than all', { phone: '9876543211', points: '501' }, 500, 'points: Not Enough Points'],
  [
    'an unknown wallet',
    { phone: '9876543211', points: '100' },
    null,
    'points: Something went wrong. Please try again later.',
  ],
  ['points before phone, as on the screen', {}, 500, 'points: Points is required!'],
  [
    'points of invisible marks',
    { phone: '9876543211', points: '\u2066\u2069' },
    500,
    'points: Points is required!',
  ],
  [
    'a phone of invisible marks',
    { phone: '\ufeff\u200b', points: '100' },
    500,
    'phone: Phone No is required!',
  ],
  ['all of the points before the phone', { points: '501' }, 500, 'points: Not Enough Points'],
])('transfer: %s', (_rule, draft, balance, answer) => {
  const context = { sender: own, balance: balance === null ? null : points(balance) };
  expect(told(parseTransfer(draft, context))).toBe(answer);
});

it.each<[rule: string, draft: Draft<'amount' | 'app'>, min: number | null, answer: string]>([
  [
    'amount at least the minimum',
    { amount: '499', app: 'paytm' },
    500,
    'amount: Minimum amount to add is 500',
  ],
  ['amount required', { amount: '', app: 'paytm' }, 500, 'amount: Amount is required!'],
  [
    'an amount of invisible marks',
    { amount: '\u200b\u200e', app: 'paytm' },
    500,
    'amount: Amount is required!',
  ],
  ['amount whole', { amount: '600.50', app: 'paytm' }, 500, `amount: ${notWhole}`],
  ['a fraction above the minimum', { amount: '1,000.50', app: 'paytm' }, 500, `amount: ${notWhole}`],
  ['a fraction below the minimum', { amount: '0.5', app: 'paytm' }, 500, `amount: ${notWhole}`],
  ['an amount in words', { amount: 'ten', app: 'paytm' }, 500, `amount: ${notAmount}`],
  ['a whole amount with its currency', { amount: '₹ 500/-', app: 'paytm' }, 500, 'ok'],
  ['the minimum itself, with a comma', { amount: '1,000', app: 'other' }, 1000, 'ok'],
  ['the minimum itself', { amount: '500', app: 'other' }, 500, 'ok'],
  ['method must be chosen', { amount: '500' }, 500, 'app: Please select a payment method'],
  ['amount before method', {}, 500, 'amount: Amount is required!'],
  ['an unknown minimum', { amount: '1', app: 'phonePe' }, null, 'ok'],
  ['nothing is no deposit', { amount: '0', app: 'phonePe' }, null, 'amount: Minimum amount to add is 1'],
])('deposit: %s', (_rule, draft, min, answer) => {
  expect(told(parseDeposit(draft, { min: min === null ? null : points(min) }))).toBe(answer);
});

it.each<[form: string, ask: () => Result<unknown, Problem>, answers: readonly string[]]>([
  [
    'withdrawal',
    () => parseWithdraw({ points: '10' }, { wallet, now: minuteOfDay(0) }),
    ['points: Min amt is 1,000', 'method: Please select a payment method'],
  ],
  [
    'transfer',
    () => parseTransfer({ points: '10', phone: own }, { sender: own, balance: points(500) }),
    ['points: Points Must be More than 100', "phone: Don't Use Your Own Phone No."],
  ],
  [
    'deposit',
    () => parseDeposit({}, { min: points(500) }),
    ['amount: Amount is required!', 'app: Please select a payment method'],
  ],
])(
  'spec 1 §5: the form of a %s names all wrong fields, in the order of the screen',
  (_form, ask, answers) => {
    const result = ask();
    const problems = result.ok ? [] : [result.error, ...(result.error.others ?? [])];
    expect(problems.map(({ field, words }) => `${field}: ${say(words)}`)).toEqual(answers);
  },
);

it('a checked transfer holds the points and the receiver, a checked deposit the points and the app', () => {
  const transfer = parseTransfer(
    { phone: '98765 43211', points: '१००' },
    { sender: own, balance: points(500) },
  );
  expect(transfer).toEqual({ ok: true, value: { points: 100, receiver: '9876543211' } });
  const deposit = parseDeposit({ amount: '1,000', app: 'phonePe' }, { min: points(500) });
  expect(deposit).toEqual({ ok: true, value: { points: 1000, app: 'phonePe' } });
});

it.each([
  [points(1000), 'Minimum amount: 1,000'],
  ['unreadable' as const, 'Minimum amount: amount unknown'],
])('the form tells the minimum %s: %s', (least, words) => {
  expect(say(minimumWords(least))).toBe(words);
});

it('no amount reaches a minimum deposit that cannot be read', () => {
  expect(told(parseDeposit({ amount: '5000', app: 'paytm' }, { min: 'unreadable' }))).toBe(
    'amount: The minimum amount is not known. Please try again later.',
  );
});

it('an unchecked form is not a request', () => {
  const draft = { points: '1000', method: 'paytm' } as const;
  // @ts-expect-error the typed text has not been checked
  const withdrawal: WithdrawRequest = draft;
  // @ts-expect-error a text is no phone
  const transfer: TransferRequest = { points: points(100), receiver: '9876543211' };
  expect([withdrawal.method, transfer.points]).toEqual(['paytm', 100]);
});
