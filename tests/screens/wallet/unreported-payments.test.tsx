// Loaded beforehand: virtual time would not wait for a file.
import '../../../src/app/screens/groups/wallet.ts';
import '../../../src/screens/wallet/payment-cards.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FaultRule } from '../../../mock-server/data/fault-rule.ts';
import { points } from '../../../src/domain/points.ts';
import { type Deposit, isUnreported } from '../../../src/domain/wallet/deposit.ts';
import { fingerprint } from '../../../src/lib/fingerprint.ts';
import { deposit, lost as lostPhase, none } from '../../support/deposit-pages.ts';
import { renderApp } from '../../support/render-app.tsx';
import { passTimeAtOnce } from '../../support/pass-time.ts';

const path = '/api-fund-request-add';
const listPath = '/api-wallet-transaction-history';
type Fault = Pick<FaultRule, 'kind'> & Partial<FaultRule>;

const region = () => screen.queryByRole('region', { name: 'Payments on their way' });
const card = () => within(screen.getByRole('region', { name: 'Payments on their way' }));
const button = (name: string) => card().getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The card's question about a line of the list that may be the payment. */
const question = () => within(screen.getByRole('region', { name: 'Is it this one?' }));
const answer = (name: string) => act(async () => fireEvent.click(question().getByRole('button', { name })));

/** The provider has the report: the payment waits for its approval. */
const expectWaiting = (): void => {
  expect(card().getByText('Waiting for approval')).toBeVisible();
  expect(card().queryByText(/Not yet reported|Reporting/)).toBeNull();
};

afterEach(() => {
  vi.useRealTimers();
});

const lost = deposit({ points: points(125_000), phase: lostPhase });

async function open(route: string, options: Parameters<typeof renderApp>[1] = {}) {
  const arrange: typeof options.arrange = mock => {
    // Pending requests of the default world would be in the same list.
    mock.data().fund_requests = mock.data().fund_requests.filter(({ status }) => status !== 'pending');
    options.arrange?.(mock);
  };
  const app = await renderApp(route, { config: { readLagSeconds: 0 }, ...options, arrange });
  const named = (name: string) => app.mock.calls().filter(call => call.path === name);
  return {
    ...app,
    posted: () => named(path),
    unreported: (): readonly Deposit[] => [...app.deposits.kept.values()].filter(isUnreported),
    listed: () => named(listPath),
    requests: (amount: number) =>
      app.mock.data().fund_requests.filter(one => one.user_id === 1 && one.request_amount === amount),
  };
}

/** A request of the same points that is no answer to the one of the test. */
const older = {
  id: 900,
  user_id: 1,
  request_amount: 500,
  status: 'rejected',
  at: '2026-11-20T07:30:00.000Z',
} as const;

/** Begins a deposit of 500 points, as an earlier one was, and lets its two seconds pass. */
async function payWhile(fault: Fault) {
  const app = await open('/payviaupi', { arrange: mock => void mock.data().fund_requests.push(older) });
  await screen.findByRole('button', { name: 'Add Money' });
  // The provider's list has been read, so the form is complete.
  await vi.waitFor(() => expect(app.listed()).not.toHaveLength(0));
  const before = app.requests(500).length;
  app.mock.fault({ path, times: -1, ...fault });
  vi.useFakeTimers();
  fireEvent.input(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '500' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Paytm' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add Money' })));
  await vi.waitFor(() => expect(card().getByText('Reporting…')).toBeVisible());
  await pass(2000);
  return { ...app, more: () => app.requests(500).length - before };
}

const faults: readonly (readonly [string, Fault])[] = [
  ['500', { kind: 'status', value: 500 }],
  ['503', { kind: 'status', value: 503 }],
  ['400', { kind: 'status', value: 400 }],
  ['422', { kind: 'status', value: 422 }],
  ['429', { kind: 'status', value: 429 }],
  ['a dropped connection', { kind: 'drop' }],
  ['a false status', { kind: 'false-status', value: 'No' }],
  ['a hanging call', { kind: 'hang' }],
  ['an empty reply', { kind: 'empty' }],
  ['an HTML page', { kind: 'html' }],
  ['a cut reply', { kind: 'truncate' }],
  ['a reply that is lost', { kind: 'drop-after' }],
];

it.each(faults)(
  'spec 1 §4: after %s a payment is on the wallet screen and is reported once',
  async (_name, fault) => {
    const app = await payWhile(fault);
    await pass(15_000);
    // The provider carried out the request without a reply, so only the player knows that the line is this payment.
    const carriedOut = app.more() === 1;
    const unknown = carriedOut
      ? 'A payment of 500 pts was reported at 1:00 PM. Is it this one?'
      : 'Not yet reported';
    expect(card().getByText('Payment of 500 pts')).toBeVisible();
    expect(card().getByText(unknown)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Money' })).not.toHaveAttribute('aria-busy');
    expect(screen.queryByText(/requested|added/i)).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: /^Wallet/ })));
    await vi.waitFor(() => expect(screen.getByText('Withdraw Methods')).toBeVisible());
    expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    expect(card().getByText(unknown)).toBeVisible();

    app.mock.clearFaults();
    if (carriedOut) await answer('Yes');
    else await press('Report again');
    await pass(31_000);
    expectWaiting();
    expect(app.more()).toBe(1);
    expect(app.unreported()).toEqual([]);
  },
);

it.each(faults)('spec 1 §4: after %s and a restart a payment is reported once', async (_name, fault) => {
  const before = await payWhile(fault);
  await pass(15_000);
  const [left] = before.deposits.kept.values();
  const made = before.more();
  before.unmount();
  if (left === undefined) throw new Error('nothing was kept');
  const app = await open('/wallet', {
    begun: [left],
    arrange: mock => {
      mock.data().fund_requests = structuredClone(before.mock.data().fund_requests);
    },
  });
  await pass(31_000);
  if (made === 1) await answer('Yes');
  expectWaiting();
  expect(app.posted()).toHaveLength(1 - made);
  expect(app.requests(500)).toHaveLength(before.requests(500).length + 1 - made);
});

it('spec 1 §4: the list from before a failure of the provider tells old deposits from this one', async () => {
  const app = await payWhile({ path: '*', kind: 'status', value: 503 });
  await pass(2000);
  app.mock.clearFaults();
  await press('Report again');
  await pass(2000);
  expectWaiting();
  expect(app.more()).toBe(1);
});

it('spec 1 §4: a report that fails again shows a message and keeps the payment', async () => {
  const app = await payWhile({ kind: 'status', value: 503 });
  await press('Report again');
  await pass(2000);
  expect(screen.getByText('Something went wrong. Please try again later.')).toBeVisible();
  expect(card().getByText('Not yet reported')).toBeVisible();
  expect(app.posted()).toHaveLength(2);
  expect(app.more()).toBe(0);
});

it('spec 1 §4: two presses of Report again are one report', async () => {
  const app = await payWhile({ kind: 'status', value: 503, times: 1 });
  await pass(2000);
  await act(async () => {
    fireEvent.click(button('Report again'));
    fireEvent.click(button('Report again'));
  });
  await pass(2000);
  expect(screen.getByText(/Deposit of 500 pts requested/)).toBeVisible();
  expect(app.posted()).toHaveLength(2);
  expect(app.more()).toBe(1);
});

it('spec 1 §4: Report again waits for a request that may be under way, and asks if a line has appeared meanwhile', async () => {
  vi.useFakeTimers();
  const phase = { kind: 'posting', rest: { at: Date.now(), ms: 30_000 }, doubted: false } as const;
  const before = { ...none, listed: 1, rejected: 1 };
  const app = await open('/wallet', {
    begun: [deposit({ points: points(500), before, phase })],
    arrange: mock => void mock.data().fund_requests.push(older),
  });
  await pass(100);
  await press('Report again');
  await pass(20_000);
  expect(card().getByText('Reporting…')).toBeVisible();
  expect(app.posted()).toEqual([]);
  app.mock.data().fund_requests.push({ ...older, id: 901, status: 'pending' });
  await pass(12_000);
  await answer('Yes');
  expectWaiting();
  expect(app.posted()).toEqual([]);
});

it('while a closed page may still report a payment, the card counts down, and then it is reported', async () => {
  vi.useFakeTimers();
  const app = await open('/wallet', { begun: [{ ...lost, phase: { kind: 'begun', rest: null } }] });
  // The card has been drawn.
  await pass(0);
  await pass(1000);
  expect(card().getByRole('timer')).toHaveTextContent('Another page may be reporting this: 9 s');
  await pass(5000);
  expect(card().getByRole('timer')).toHaveTextContent('Another page may be reporting this: 4 s');
  expect(app.posted()).toEqual([]);
  await pass(5500);
  expectWaiting();
  expect(app.posted()).toHaveLength(1);
});

it('a payment of another device is not taken for this one: the card asks, and No, report mine reports it', async () => {
  passTimeAtOnce();
  const app = await open('/wallet', {
    begun: [{ ...lost, points: points(615) }],
    arrange: mock =>
      void mock.data().fund_requests.push({
        id: 901,
        user_id: 1,
        request_amount: 615,
        status: 'pending',
        at: '2026-11-21T07:26:00.000Z',
      }),
  });
  const group = await screen.findByRole('region', { name: 'Is it this one?' });
  expect(group).toHaveAccessibleDescription('A payment of 615 pts was reported at 12:56 PM. Is it this one?');
  expect(card().queryByText('Not yet reported')).toBeNull();
  expect(app.posted()).toEqual([]);
  await app.user.click(within(group).getByRole('button', { name: 'No, report mine' }));
  expect(await screen.findByText(/Deposit of 615 pts requested/)).toBeVisible();
  // Both payments have been reported.
  expect(card().getAllByText('Waiting for approval')).toHaveLength(2);
  expect([app.posted().length, app.requests(615).length]).toEqual([1, 2]);
});

it('a line of another day is asked about with its date', async () => {
  const at = '2026-11-20T07:30:00.000Z';
  await open('/wallet', {
    begun: [{ ...lost, points: points(615), before: null }],
    arrange: mock =>
      void mock
        .data()
        .fund_requests.push({ id: 901, user_id: 1, request_amount: 615, status: 'rejected', at }),
  });
  expect(
    await screen.findByText('A payment of 615 pts was reported at 20-November-2026 1:00 PM. Is it this one?'),
  ).toBeVisible();
});

it('a line without a date is asked about without it', async () => {
  const line = {
    transaction_id: 'F1',
    transaction_type: '1',
    amount_status: '0',
    transaction_note: 'Add Funds',
    insert_date: '',
    amount: 615,
  };
  await open('/wallet', {
    begun: [{ ...lost, points: points(615) }],
    arrange: mock =>
      void mock.fault({ path: listPath, kind: 'reply', value: { transaction_history: [line] }, times: -1 }),
  });
  expect(await screen.findByText('A payment of 615 pts was reported. Is it this one?')).toBeVisible();
});

it('spec 1 §4: while the list cannot be read, Report again posts nothing', async () => {
  passTimeAtOnce();
  const app = await open('/wallet', {
    begun: [lost],
    arrange: mock => void mock.fault({ path: listPath, kind: 'drop', times: -1 }),
  });
  await screen.findByRole('region', { name: 'Payments on their way' });
  await app.user.click(button('Report again'));
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible();
  expect(app.posted()).toEqual([]);
  app.mock.clearFaults();
  await app.user.click(button('Report again'));
  expect(
    await screen.findByText(
      'Deposit of 1,25,000 pts requested. If you have paid, the points arrive when it is approved.',
    ),
  ).toBeVisible();
  expect(app.posted()).toHaveLength(1);
});

it('spec 1 §4: Discard asks first, and forgets the payment without a report', async () => {
  const app = await open('/imp7', {
    begun: [lost],
    arrange: mock => void mock.fault({ path: listPath, kind: 'drop', times: -1 }),
  });
  await screen.findByRole('region', { name: 'Payments on their way' });
  expect(card().getByText('Payment of 1,25,000 pts')).toBeVisible();
  expect(card().getByRole('link', { name: 'WhatsApp support' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/91'),
  );
  await app.user.click(button('Discard'));
  const dialog = within(screen.getByRole('dialog', { name: 'Discard this payment?' }));
  expect(
    dialog.getByText(
      'It will no longer be reported. Discarding does not reverse a payment: if you have paid 1,25,000 pts, contact support.',
    ),
  ).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(app.unreported()).toHaveLength(1);
  await app.user.click(button('Discard'));
  const again = within(screen.getByRole('dialog', { name: 'Discard this payment?' }));
  await app.user.click(again.getByRole('button', { name: 'Discard' }));
  expect(region()).toBeNull();
  expect(app.unreported()).toEqual([]);
  expect(app.posted()).toEqual([]);
});

it('spec 1 §4: another player does not see the payment, and its player does after the next login', async () => {
  const theirs = { ...lost, owner: fingerprint('9876543211') };
  const app = await open('/wallet', { begun: [theirs] });
  await screen.findByRole('list', { name: 'Latest transactions' });
  expect(region()).toBeNull();
  expect(app.unreported()).toHaveLength(1);
});
