// The running sums always agree with the ledger. They keep the hundred thousandth bid fast.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figureRun } from '../lab/figures/figure-run.ts';
import { nextId, type Data, type ReadonlyData } from '../../mock-server/data/schemas.ts';
import { audit, balanceOf, runningAudit } from '../../mock-server/rules/ledger.ts';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, second } from './calls.ts';

/** The data as they are, frozen ones too: `data()` would copy them. */
const dataOf = (mock: AppMock): ReadonlyData => mock.mock.world.state.data;

/** Compares all kept sums with the rows, added up here. */
function expectTrueBooks(mock: AppMock): void {
  const data = dataOf(mock);
  expect(runningAudit(data)).toEqual(audit(data));
  for (const { id } of data.users) {
    const entries = data.ledger.filter(({ user_id }) => user_id === id);
    expect(balanceOf(data, id)).toBe(entries.reduce((sum, { points }) => sum + points, 0));
  }
  for (const rows of [data.ledger, data.bids, data.wins, data.transfers, data.fund_requests])
    expect(nextId(rows)).toBe(Math.max(0, ...rows.map(({ id }) => id)) + 1);
}

const points = fc.integer({ min: 10, max: 12_000 });
const who = fc.constantFrom(1, 2);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('bid' as const), who, digit: fc.nat(9), points }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('overnight bid' as const), who, points }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('deposit' as const), who, points, fate: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('withdraw' as const), points, fate: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('transfer' as const), who, points }) },
  fc.record({
    what: fc.constant('declare' as const),
    market: fc.nat(7),
    pana: fc.constantFrom('470', '124'),
  }),
  fc.record({ what: fc.constantFrom('draw', 'void', 'snapshot', 'restore', 'reset', 'spoil', 'mend') }),
  fc.record({ what: fc.constant('move' as const), by: fc.constantFrom('7h', '1d', '3d', '-9h') }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Replaces the data by a changed copy, as a write through `/__mock/db` does. */
function rewrite(mock: AppMock, change: (data: Data) => void): void {
  const copy = structuredClone(mock.data());
  change(copy);
  mock.mock.world.state.data = copy;
}

async function take(mock: AppMock, now: Step, kept: { snapshot: unknown }): Promise<void> {
  const quietly = (run: () => unknown): unknown => {
    try {
      return run();
    } catch {
      return null;
    }
  };
  const token = (id: number): string => `mock-token-${id}`;
  const date = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'long' })
    .format(mock.now())
    .replaceAll(' ', '-')
    .padStart(16, '0');
  const submit = (id: number, game_id: string, digits: string, stake: number) => {
    const bid = { game_id, pana: 'Single Digit', session: 'Open', token: token(id), date } as const;
    const rows = [
      { digits, points: stake },
      { digits: '7', points: 10 },
    ];
    return call(mock, 'submitBid', bidBody({ ...bid, rows }), token(id));
  };
  switch (now.what) {
    case 'bid':
      return void (await submit(now.who, '1', String(now.digit), now.points));
    case 'overnight bid':
      return void (await submit(now.who, String(dataOf(mock).markets.at(-1)?.id), '4', now.points));
    case 'deposit': {
      await call(mock, 'addFundRequest', { request_amount: now.points }, token(now.who));
      const id = mock.data().fund_requests.at(-1)?.id;
      const status = ['approved', 'rejected'][now.fate];
      if (status !== undefined) quietly(() => mock.control('POST', `fund-requests/${id}`, { status }));
      return;
    }
    case 'withdraw': {
      const body = { mobile: demo, request_amount: now.points, payment_method: '2' };
      await call(mock, 'withdraw', body);
      const id = mock.data().withdrawals.at(-1)?.id;
      const status = ['approved', 'cancelled'][now.fate];
      if (status !== undefined) quietly(() => mock.control('POST', `withdrawals/${id}`, { status }));
      return;
    }
    case 'transfer': {
      const mobile_no = now.who === 1 ? second : demo;
      return void (await call(
        mock,
        'transfer',
        { amount: now.points, mobile_no, transfer_note: '' },
        token(now.who),
      ));
    }
    case 'declare': {
      const market = dataOf(mock).markets[now.market];
      return void quietly(() => mock.declare('main', market?.id ?? 0, now.pana, 'open'));
    }
    case 'move':
      return mock.advance(now.by);
    case 'draw':
      return void (mock.data().content.draw_after_minutes = 5);
    case 'void':
      return void quietly(() => mock.control('POST', 'void', { bid_id: dataOf(mock).bids.at(-1)?.id }));
    case 'snapshot':
      return void (kept.snapshot = mock.control('POST', 'snapshot', {}));
    case 'restore':
      return void (kept.snapshot !== null && mock.control('POST', 'restore', kept.snapshot));
    case 'reset':
      return void mock.control('POST', 'reset', {});
    // People may change the data by hand. The sums may then be wrong, and the audit must report it.
    case 'spoil':
      rewrite(mock, data => data.ledger.splice(-1));
      return void mock.data().bids.splice(2, 1);
    case 'mend':
      return rewrite(mock, data => data.ledger.forEach(entry => (entry.points += entry.id === 1 ? 5 : 0)));
  }
}

it(
  'keeps sums that are those of the ledger: bids, deposits, transfers, settling, jumps, restore, reset',
  async () => {
    const seen = new Set<string>();
    const life = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async steps => {
      const mock = createMock({ scenario: 'overnight' });
      const kept: { snapshot: unknown } = { snapshot: null };
      for (const now of steps) {
        await take(mock, now, kept);
        expectTrueBooks(mock);
        for (const { status } of dataOf(mock).bids) seen.add(status);
      }
    });
    const run = figureRun('mockBooks');
    const details = await fc.check(life, { numRuns: run.inputs, seed: run.seed + 2 });
    run.report({
      load: 'up to 30 steps each',
      faults: 'data changed by hand, restored and reset',
      lost: null,
      doubled: null,
      wrong: details.failed ? 1 : 0,
      inputs: details.numRuns,
    });
    expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
    expect(seen).toEqual(new Set(['open', 'won', 'lost', 'void']));
  },
  24 * 3_600_000,
);

it('remembers a reference among twenty thousand others, the oldest not for ever', async () => {
  const mock = createMock();
  const { state } = mock.mock.world;
  const bid = bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 10 }] });
  const place = (client_ref: string) => call(mock, 'submitBid', { ...bid, client_ref });
  await place('first');
  for (let index = 0; index < 9_000; index += 1) state.client_refs.push({ key: `x${index}`, body: '' });
  await place('first');
  expect(mock.balance(demo)).toBe(9990);
  for (let index = 0; index < 10_999; index += 1) state.client_refs.push({ key: `y${index}`, body: '' });
  await place('second');
  expect([mock.balance(demo), state.client_refs.length]).toEqual([9980, 10_001]);
  await place('second');
  expect(mock.balance(demo)).toBe(9980);
});
