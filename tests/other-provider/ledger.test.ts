import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OtherProvider } from '../support/other-provider/other-provider.ts';
import { panas } from '../support/other-provider/panas.ts';
import { aProvider, asha, ravi, signIn } from './client.ts';

it('the wallet history lists each entry, newest first', async () => {
  const { provider, bid, send } = await aProvider();
  await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 });
  provider.declare('KALYAN', 'Open', '128');
  const { transaction_history } = await send<{ transaction_history: object[] }>(
    '/api-wallet-transaction-history',
  );
  expect(transaction_history).toMatchObject([
    { transaction_type: '1', amount: '90', transaction_note: 'Amount won in KALYAN (Single Digit) 1' },
    { transaction_type: '2', amount: '10', transaction_note: 'Bid placed on KALYAN (Single Digit)' },
    { transaction_type: '1', amount: '10000', amount_status: '1', insert_date: '26-November-2026' },
  ]);
});

it('a transfer moves points from one player to the other', async () => {
  const { provider, send } = await aProvider();
  const transfer = (amount: number): Promise<unknown> =>
    send('/api-user-transfer-wallet-balance', { amount, mobile_no: ravi, transfer_note: '' });
  expect(await transfer(99)).toMatchObject({ status: 'false' });
  expect(await transfer(10_001)).toMatchObject({ status: 'false' });
  expect(await transfer(100)).toMatchObject({ status: 'true' });
  expect([provider.balance(asha), provider.balance(ravi)]).toEqual([9900, 600]);
});

it('a deposit counts when it is approved', async () => {
  const { provider, send } = await aProvider();
  await send('/api-fund-request-add', { request_amount: 300 });
  await send('/api-fund-request-add', { request_amount: '400.00' });
  expect(provider.balance(asha)).toBe(10_000);
  provider.decideDeposit(asha, 'cancelled');
  provider.decideDeposit(asha, 'approved');
  expect(provider.balance(asha)).toBe(10_400);
});

it('a withdrawal leaves the wallet at once and is returned when it is cancelled', async () => {
  const { provider, send } = await aProvider();
  await send('/api-add-user-upi-details', { upi_type: '1', paytm_no: asha });
  const request = { mobile: asha, request_amount: 500, payment_method: '3' };
  expect(await send('/api-user-withdraw-fund-request', request)).toMatchObject({ status: 'true' });
  expect(provider.balance(asha)).toBe(9500);
  provider.decideWithdrawal(asha, 'cancelled');
  expect(provider.balance(asha)).toBe(10_000);
  expect(await send('/api-user-withdraw-transaction-history', { mobile_no: asha })).toMatchObject({
    withdrawdata: [{ request_status: '1', request_amount: '500', paytm_number: asha, google_pay_number: '' }],
  });
  provider.setClock('18:00');
  expect(await send('/api-user-withdraw-fund-request', request)).toMatchObject({ status: 'true' });
  provider.setClock('18:01');
  expect(await send('/api-user-withdraw-fund-request', request)).toMatchObject({ status: 'false' });
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('bid'), digit: fc.nat(9), points: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ kind: fc.constant('jodi'), digit: fc.nat(99), points: fc.integer({ min: 10, max: 200 }) }),
  fc.record({ kind: fc.constant('transfer'), digit: fc.nat(1), points: fc.integer({ min: 50, max: 300 }) }),
  fc.record({
    kind: fc.constantFrom('open', 'close', 'void', 'next day'),
    digit: fc.nat(219),
    points: fc.nat(9),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

it('the ledger always agrees with the bids, and no point is made or lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async steps => {
      const { provider, bid, send } = await aProvider();
      const other = await signIn(provider, ravi);
      for (const one of steps) {
        if (one.kind === 'bid')
          await bid('KALYAN', 'Single Digit', 'Close', { digits: String(one.digit), points: one.points });
        else if (one.kind === 'jodi')
          await other.bid('KALYAN', 'Jodi Digit', 'Close', {
            digits: String(one.digit).padStart(2, '0'),
            points: one.points,
          });
        else if (one.kind === 'transfer')
          await send('/api-user-transfer-wallet-balance', { amount: one.points, mobile_no: ravi });
        else operate(provider, one);
        expectBalance(provider);
      }
      await provider.close();
    }),
    { numRuns: 15 },
  );
});

function operate(provider: OtherProvider, { kind, digit, points }: Step): void {
  const { day } = provider.now();
  const today = provider.truth(asha).results.find(result => result.day === day);
  const result = panas[digit] ?? '';
  if (kind === 'next day') return provider.advance(24 * 60);
  if (today?.voided) return;
  if (kind === 'void') {
    if (points === 0) provider.voidMarket('KALYAN');
    else provider.voidBid(({ ref }) => ref % 3 === digit % 3);
    return;
  }
  const session = kind === 'open' ? 'Open' : 'Close';
  const declared = today?.[kind === 'open' ? 'open' : 'close'];
  if (declared) provider.correct('KALYAN', session, result);
  else provider.declare('KALYAN', session, result);
}

function expectBalance(provider: OtherProvider): void {
  for (const mobile of [asha, ravi]) {
    const { balance, bids } = provider.truth(mobile);
    const entries = provider.ledger(mobile);
    const others = entries.filter(({ bids: refs }) => refs.length === 0);
    const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
    const staked = bids.filter(({ status }) => status !== 'returned').map(({ points }) => points);
    expect(balance).toBe(
      sum(others.map(({ amount }) => amount)) - sum(staked) + sum(bids.map(({ paid }) => paid)),
    );
  }
}
