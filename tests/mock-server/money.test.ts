import fc from 'fast-check';
import { expect, it } from 'vitest';
import { audit } from '../../mock-server/rules/ledger.ts';
import { scenarioNames } from '../../mock-server/data/scenario.ts';
import { figureRun } from '../lab/figures/figure-run.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, rowsIn, second } from './calls.ts';

const run = figureRun('mockMoney');

it('begins with 10,000 and 500 points', () => {
  const mock = createMock();
  expect([mock.balance(demo), mock.balance(second)]).toEqual([10_000, 500]);
});

it.each(scenarioNames())('balances from the start in %s', scenario => {
  expect(audit(createMock({ scenario }).data()).balanced).toBe(true);
});

it('credits a deposit when it is approved, and once', async () => {
  const mock = createMock();
  await call(mock, 'addFundRequest', { request_amount: 700 });
  expect(mock.balance(demo)).toBe(10_000);
  const { id } = mock.data().fund_requests.at(-1) ?? { id: 0 };
  mock.control('POST', `fund-requests/${id}`, { status: 'approved' });
  expect(mock.balance(demo)).toBe(10_700);
  expect(() => mock.control('POST', `fund-requests/${id}`, { status: 'approved' })).toThrow(
    'already approved',
  );
});

it('credits nothing for a deposit that is rejected, and decides it once', () => {
  const mock = createMock();
  expect(mock.control('POST', 'fund-requests/4', { status: 'rejected' })).toEqual({
    id: 4,
    status: 'rejected',
  });
  expect(mock.balance(demo)).toBe(10_000);
  expect(() => mock.control('POST', 'fund-requests/4', { status: 'approved' })).toThrow('already rejected');
});

it('pays a withdrawal with a receipt that its history shows', async () => {
  const mock = createMock();
  await call(mock, 'withdraw', { mobile: demo, request_amount: 1000, payment_method: '2' });
  const decision = { status: 'approved', payment_receipt: '/slides/qr.svg' };
  mock.control('POST', 'withdrawals/3', decision);
  const { withdrawdata } = await call(mock, 'withdrawHistory', { mobile_no: demo });
  expect(withdrawdata).toContainEqual(
    expect.objectContaining({
      request_number: 'W3',
      request_status: '2',
      request_amount: 1000,
      payment_receipt: '/slides/qr.svg',
    }),
  );
  expect(mock.balance(demo)).toBe(9000);
});

it('holds a withdrawal, and returns it when it is cancelled', async () => {
  const mock = createMock();
  await call(mock, 'withdraw', { mobile: demo, request_amount: 4000, payment_method: '2' });
  expect(mock.balance(demo)).toBe(6000);
  const { id } = mock.data().withdrawals.at(-1) ?? { id: 0 };
  mock.control('POST', `withdrawals/${id}`, { status: 'cancelled' });
  expect(mock.balance(demo)).toBe(10_000);
  const { withdrawdata } = await call(mock, 'withdrawHistory', { mobile_no: demo });
  expect(withdrawdata).toContainEqual(
    expect.objectContaining({
      request_number: `W${id}`,
      request_status: '1',
      insert_date: '21-November-2026 1:00 PM',
    }),
  );
});

it('moves a transfer on both sides in one step', async () => {
  const mock = createMock();
  await call(mock, 'transfer', { amount: 2500, mobile_no: second, transfer_note: '' });
  expect([mock.balance(demo), mock.balance(second)]).toEqual([7500, 3000]);
});

it('lists only approved deposits as approved credits', async () => {
  const { transaction_history } = await call(createMock(), 'walletHistory');
  const rows = rowsIn(transaction_history);
  const approved = rows.filter(row => row['transaction_type'] === '1' && row['amount_status'] === '1');
  expect(approved.map(row => row['amount'])).toEqual([2000, 9000]);
});

it('sees when the records and the ledger part', () => {
  const mock = createMock();
  mock.data().ledger.pop();
  expect(audit(mock.data()).balanced).toBe(false);
});

const points = fc.integer({ min: 0, max: 12_000 });
const deed = fc.oneof(
  fc.record({ what: fc.constant('bid' as const), digit: fc.integer({ min: 0, max: 9 }), points }),
  fc.record({ what: fc.constant('withdraw' as const), points }),
  fc.record({ what: fc.constant('decide' as const), paid: fc.boolean() }),
  fc.record({ what: fc.constant('transfer' as const), points }),
  fc.record({ what: fc.constant('deposit' as const), points }),
  fc.record({
    what: fc.constant('declare' as const),
    half: fc.constantFrom('open' as const, 'close' as const),
    pana: fc.constantFrom('470', '124'),
  }),
  fc.record({ what: fc.constant('void' as const), one: fc.boolean() }),
  fc.record({ what: fc.constantFrom('later' as const, 'earlier' as const) }),
  fc.record({
    what: fc.constant('bet' as const),
    family: fc.constantFrom('starline' as const, 'gali' as const),
  }),
);

function refusable(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!/taken back|already returned/.test(String(error))) throw error;
  }
}

it(
  'conserves points under any events in any order',
  async () => {
    const life = fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async deeds => {
      const mock = createMock();
      for (const step of deeds) {
        switch (step.what) {
          case 'bid': {
            const rows = [{ digits: String(step.digit), points: step.points }];
            await call(mock, 'submitBid', bidBody({ pana: 'Single Digit', session: 'Open', rows }));
            break;
          }
          case 'withdraw':
            await call(mock, 'withdraw', { mobile: demo, request_amount: step.points, payment_method: '2' });
            break;
          case 'decide': {
            const waiting = mock.data().withdrawals.find(row => row.status === 'pending');
            if (waiting !== undefined)
              mock.control('POST', `withdrawals/${waiting.id}`, {
                status: step.paid ? 'approved' : 'cancelled',
              });
            break;
          }
          case 'transfer':
            await call(mock, 'transfer', { amount: step.points, mobile_no: second, transfer_note: '' });
            break;
          case 'deposit': {
            await call(mock, 'addFundRequest', { request_amount: step.points });
            const waiting = mock.data().fund_requests.find(row => row.status === 'pending');
            if (waiting !== undefined)
              mock.control('POST', `fund-requests/${waiting.id}`, { status: 'approved' });
            break;
          }
          case 'declare':
            // The second one is a correction, which is refused when a win is spent.
            refusable(() => mock.declare('main', 1, step.pana, step.half));
            break;
          case 'void':
            refusable(() =>
              mock.control(
                'POST',
                'void',
                step.one ? { bid_id: mock.data().bids.at(-1)?.id } : { game_id: 1, session: 'open' },
              ),
            );
            break;
          case 'bet': {
            const [id, game_id, pana, session] =
              step.family === 'starline'
                ? (['starlineSubmitBid', '1010', 'Single Digit', 'Open'] as const)
                : (['galiSubmitBid', '2006', 'Left Digit', 'Close'] as const);
            const rows = [{ digits: '4', points: 100 }];
            await call(mock, id, bidBody({ game_id, pana, session, rows }));
            break;
          }
          case 'earlier':
            mock.advance('-7h');
            break;
          case 'later':
            mock.advance('5h');
        }
        expect(audit(mock.data()).balanced).toBe(true);
        expect(mock.balance(demo)).toBeGreaterThanOrEqual(0);
      }
      expect(mock.calls().flatMap(entry => entry.violations)).toEqual([]);
    });
    const details = await fc.check(life, { numRuns: run.inputs, seed: run.seed });
    run.report({
      load: 'deposits, withdrawals, transfers, bids, results, corrections, voids, cancellations, jumps of the clock',
      faults: 'orders that a person would not choose',
      lost: null,
      doubled: null,
      wrong: details.failed ? 1 : 0,
      inputs: details.numRuns,
    });
    expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
  },
  run.timeout,
);
