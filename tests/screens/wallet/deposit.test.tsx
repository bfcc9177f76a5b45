import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { environmentAtom } from '../../../src/state/core/environment.ts';
import { points } from '../../../src/domain/points.ts';
import { stored } from '../../../src/storage/table.ts';
import { deposit } from '../../support/deposit-pages.ts';
import { renderApp } from '../../support/render-app.tsx';

const path = '/api-fund-request-add';
const bankPath = '/api-admin-bank-details';
type Options = Parameters<typeof renderApp>[1];

/** The links that were opened, caught where the browser would follow them. */
const opened: string[] = [];
const caught = (event: MouseEvent): void => {
  const link = event.target instanceof HTMLAnchorElement ? event.target.href : '';
  if (!/^(upi|phonepe|tez|paytmmp):/.test(link)) return;
  event.preventDefault();
  opened.push(link);
};
const touch = (points: number) =>
  Object.defineProperty(navigator, 'maxTouchPoints', { value: points, configurable: true });

afterEach(() => {
  vi.useRealTimers();
  opened.length = 0;
  window.removeEventListener('click', caught);
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

async function openPay(options: Options = {}) {
  touch(5);
  window.addEventListener('click', caught);
  const app = await renderApp('/payviaupi', options);
  const add = await screen.findByRole('button', { name: 'Add Money' });
  return {
    ...app,
    box: app.deposits,
    add,
    posted: () => app.mock.calls().filter(call => call.path === path),
    /** Fills in by hand, for tests whose timers are faked. */
    fill: (amount: string, method: string) => {
      fireEvent.input(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: amount } });
      if (method !== '') fireEvent.click(screen.getByRole('radio', { name: method }));
    },
    press: () => act(async () => fireEvent.click(add)),
  };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('spec 1 §5: Deposit amount under min_amt → Minimum amount to add is {min}', async () => {
  const app = await openPay();
  app.fill('499', 'Paytm');
  await app.press();
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toHaveAccessibleDescription('Minimum amount to add is 500');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('499');
  expect(opened).toEqual([]);
  expect(app.box.kept.size).toBe(0);
});

it('spec 1 §5: Deposit method must be chosen → Please select a payment method', async () => {
  const app = await openPay();
  app.fill('500', '');
  // The button is disabled, so the test sends the form as a browser may do by itself.
  await act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Pay Via UPI' })));
  expect(screen.getByText('Please select a payment method').closest('[role=alert]')).toBeVisible();
  expect(opened).toEqual([]);
});

it('spec 1 §4: Add Money is disabled until amount and method are set', async () => {
  const app = await openPay();
  expect(app.add).toBeDisabled();
  expect(app.add).toHaveAttribute('aria-disabled', 'true');
  app.fill('500', '');
  expect(app.add).toBeDisabled();
  expect(screen.getByText('Choose an app first.')).toBeVisible();
  app.fill('', 'Paytm');
  expect(app.add).toBeDisabled();
  expect(screen.getByText('Type an amount first.')).toBeVisible();
  app.fill('500', 'Paytm');
  expect(app.add).toBeEnabled();
  expect(app.add).not.toHaveAttribute('aria-disabled');
  app.fill('', '');
  expect(app.add).toBeDisabled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '1,000' })));
  expect(app.add).toBeEnabled();
});

it('spec 1 §4: Add Money is disabled while processing', async () => {
  const app = await openPay();
  app.fill('500', 'Paytm');
  await app.press();
  expect(app.add).toHaveTextContent('Processing...');
  expect(app.add).toBeDisabled();
  expect(app.add).toHaveAttribute('aria-disabled', 'true');
  app.fill('600', 'PhonePe');
  await app.press();
  expect(opened).toHaveLength(1);
});

it('spec 1 §4: Add Money is disabled again once a deposit was begun and its fields are empty', async () => {
  const app = await openPay();
  vi.useFakeTimers();
  app.fill('500', 'Paytm');
  await app.press();
  await pass(2000);
  expect(app.add).toHaveTextContent('Add Money');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  expect(app.add).toBeDisabled();
  app.fill('600', 'Paytm');
  expect(app.add).toBeEnabled();
});

it('spec 1 §4: Add Money is enabled by text that the browser has restored to the fields', async () => {
  const app = await openPay();
  const [field, app1] = [
    screen.getByRole('textbox', { name: 'Amount' }),
    screen.getByRole('radio', { name: 'Paytm' }),
  ];
  Object.assign(field, { value: '500' });
  Object.assign(app1, { checked: true });
  expect(app.add).toBeDisabled();
  await act(async () => void window.dispatchEvent(new Event('pageshow')));
  expect(app.add).toBeEnabled();
});

it.each([
  ['PhonePe', 'phonepe://pay?'],
  ['Google Pay', 'tez://upi/pay?'],
  ['Paytm', 'paytmmp://pay?'],
  ['Other UPI Apps', 'upi://pay?'],
])('spec 1 §9, §4: Payment choice %s opens %s', async (app, start) => {
  const pay = await openPay();
  pay.fill('500', app);
  await pay.press();
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatch(
    new RegExp(
      `^${start.replace('?', '\\?')}pa=demo@upi&pn=Demo%20Player&am=500\\.00&cu=INR&tn=Add%20Funds&tr=T1795246200000A\\d+$`,
    ),
  );
});

it('spec 1 §4: the link opens only once the intent is stored', async () => {
  const app = await openPay();
  let store = (): void => undefined;
  const storing = new Promise<void>(resolve => {
    store = resolve;
  });
  app.store.set(environmentAtom, {
    ...app.store.get(environmentAtom),
    deposits: { ...app.box, add: intent => storing.then(() => app.box.add(intent)) },
  });
  app.fill('700', 'Paytm');
  await app.press();
  expect(opened).toEqual([]);
  await act(async () => store());
  expect(opened).toHaveLength(1);
  expect([...app.box.kept.values()]).toMatchObject([{ points: 700, phase: { kind: 'begun', rest: null } }]);
});

it('spec 1 §9, §4: the fund request is posted 2000 ms after the UPI link opened, once, and processing clears', async () => {
  const app = await openPay();
  vi.useFakeTimers();
  app.fill('500', 'Paytm');
  await app.press();
  expect(app.add).toHaveTextContent('Processing...');
  fireEvent.click(app.add);
  await pass(1999);
  expect(app.posted()).toEqual([]);
  expect(app.add).toHaveTextContent('Processing...');
  await pass(1);
  expect(app.posted()).toMatchObject([{ body: { request_amount: 500 } }]);
  expect(app.add).toHaveTextContent('Add Money');
  expect(screen.getByText(/Deposit of 500 pts requested/)).toBeVisible();
  expect(screen.queryByText(/added/i)).toBeNull();
  await pass(60_000);
  expect(app.posted()).toHaveLength(1);
  expect(opened).toHaveLength(1);
  expect([...app.box.kept.values()]).toMatchObject([{ phase: { kind: 'awaited' } }]);
});

it('the form keeps typed text while it works, and afterwards only the chosen app, for the next payment too', async () => {
  const app = await openPay();
  vi.useFakeTimers();
  app.fill('500', 'Paytm');
  await app.press();
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('500');
  expect(screen.getByRole('radio', { name: 'Paytm' })).toBeChecked();
  await pass(2000);
  expect(amount).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Paytm' })).toBeChecked();
  expect(app.add).toBeDisabled();
  expect(app.local.getItem(stored.settings.key)).toContain('"upiApp":"paytm"');
});

it.each([
  ['the app of the last deposit', 'paytm', ['Paytm']],
  ['nothing for an app that is offered no more', 'bhim', []],
])('chooses %s', async (_what, upiApp, names) => {
  const app = await openPay({ stored: { [stored.settings.key]: JSON.stringify({ upiApp }) } });
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual(
    names.map(name => screen.getByRole('radio', { name })),
  );
  expect(app.add).toBeDisabled();
});

it('a link of Add Funds opens the form with its app, once: the app of the last deposit stays', async () => {
  const { user } = await renderApp('/addfund', {
    stored: { [stored.settings.key]: JSON.stringify({ upiApp: 'paytm' }) },
  });
  await user.click(await screen.findByRole('link', { name: 'Google Pay' }));
  expect(await screen.findByRole('radio', { name: 'Google Pay' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Add Money' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '500' }));
  expect(screen.getByRole('button', { name: 'Add Money' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: 'Pay Via UPI' }));
  expect(await screen.findByRole('radio', { name: 'Paytm' })).toBeChecked();
});

it('an app that no link of this app names is not chosen', async () => {
  await renderApp('/payviaupi?app=bhim');
  await screen.findByRole('button', { name: 'Add Money' });
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('a link of Add Funds to an app without a payee ends in its own words', async () => {
  const { user } = await renderApp('/addfund', { scenario: 'no-payment-methods' });
  await user.click(await screen.findByRole('link', { name: 'PhonePe' }));
  await user.click(await screen.findByRole('button', { name: '500' }));
  await user.click(screen.getByRole('button', { name: 'Add Money' }));
  expect(
    await screen.findByText('PhonePe UPI ID not configured. Please try another payment method.'),
  ).toBeVisible();
});

it('spec 1 §4: a page that goes away posts at once, with keepalive, and never again', async () => {
  const app = await openPay();
  vi.useFakeTimers();
  app.fill('500', 'Paytm');
  await app.press();
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(app.posted()).toHaveLength(1);
  await pass(10_000);
  expect(app.posted()).toHaveLength(1);
});

it('spec 1 §4: coming back from the payment app posts at once', async () => {
  const app = await openPay();
  vi.useFakeTimers();
  app.fill('500', 'Paytm');
  await app.press();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(app.posted()).toHaveLength(1);
  await pass(10_000);
  expect(app.posted()).toHaveLength(1);
});

it('spec 1 §4: a failed fund request is not sent again by itself, is shown as not reported, and leaves the form free', async () => {
  const app = await openPay();
  app.mock.fault({ path, kind: 'drop', times: -1 });
  vi.useFakeTimers();
  app.fill('500', 'Paytm');
  await app.press();
  await pass(30_000);
  expect(app.posted()).toHaveLength(1);
  expect(screen.queryByText(/requested/)).toBeNull();
  expect(screen.getByText('Not yet reported')).toBeVisible();
  expect(app.add).toHaveTextContent('Add Money');
});

it('spec 1 §4: the link is shown as a QR code if no app hid the page for 1.5 s', async () => {
  const app = await openPay();
  vi.useFakeTimers();
  app.fill('500', 'Paytm');
  await app.press();
  await pass(1499);
  expect(screen.queryByText('No UPI app opened here? Scan this code with a phone that has one.')).toBeNull();
  await pass(1);
  expect(screen.getByText('No UPI app opened here? Scan this code with a phone that has one.')).toBeVisible();
  vi.useRealTimers();
  expect(await screen.findByRole('img', { name: 'QR code for 500 pts' })).toBeVisible();
});

it('spec 1 §4: a device without touch shows the QR code at once and opens nothing', async () => {
  const app = await openPay();
  touch(0);
  app.fill('500', 'Paytm');
  await app.press();
  expect(await screen.findByRole('img', { name: 'QR code for 500 pts' })).toBeVisible();
  expect(opened).toEqual([]);
  expect(app.box.kept.size).toBe(1);
});

it.each([
  ['Google Pay', 'Google Pay UPI ID not configured. Please try another payment method.'],
  ['PhonePe', 'PhonePe UPI ID not configured. Please try another payment method.'],
  ['Paytm', 'Paytm UPI ID not configured. Please try another payment method.'],
  ['Other UPI Apps', 'UPI ID not configured. Please try another payment method.'],
])('spec 1 §8: Deposit with %s, no payee → %s', async (method, message) => {
  const app = await openPay({ scenario: 'no-payment-methods' });
  app.fill('500', method);
  await app.press();
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeVisible();
  expect(opened).toEqual([]);
  expect(app.box.kept.size).toBe(0);
});

it('spec 1 §4: the payee of the config is used if the server names none', async () => {
  const app = await openPay({ scenario: 'no-payment-methods', config: { payee: 'house@upi' } });
  app.fill('500', 'Paytm');
  await app.press();
  await waitFor(() => expect(opened[0]).toContain('pa=house@upi&'));
});

it('spec 1 §8: Deposit, payee is no UPI id → UPI ID not found for the selected payment method.', async () => {
  const app = await openPay({
    arrange: mock => Object.assign(mock.data().content, { bank_details: [{ paytm_upi_id: 'nobody' }] }),
  });
  app.fill('500', 'Paytm');
  await app.press();
  expect(await screen.findByText('UPI ID not found for the selected payment method.')).toBeVisible();
  expect(opened).toEqual([]);
});

it('spec 1 §8: Deposit, intent cannot be stored → An error occurred while trying to initiate payment.', async () => {
  const app = await openPay();
  app.store.set(environmentAtom, {
    ...app.store.get(environmentAtom),
    deposits: { ...app.box, add: () => Promise.reject(new Error('full')) },
  });
  app.fill('500', 'Paytm');
  await app.press();
  expect(await screen.findByText('An error occurred while trying to initiate payment.')).toBeVisible();
  expect(opened).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
});

it('spec 1 §8: Deposit options unreadable → Failed to load payment options. Please try again later.', async () => {
  const app = await renderApp('/payviaupi', {
    arrange: mock => void mock.fault({ path: bankPath, kind: 'html', times: -1 }),
  });
  expect(await screen.findByText('Failed to load payment options. Please try again later.')).toBeVisible();
  app.mock.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Add Money' })).toBeVisible();
});

it('spec 1 §2: Pay Via UPI reads Loading payment options... while it loads', async () => {
  await renderApp('/payviaupi', {
    arrange: mock => void mock.fault({ path: bankPath, kind: 'hang', times: -1 }),
  });
  expect(screen.getByText('Loading payment options...')).toBeVisible();
});

it('spec 1 §2: Pay Via UPI has the minimum deposit as the placeholder of Amount', async () => {
  await openPay();
  expect(await screen.findByPlaceholderText('Minimum amount: 500')).toBe(
    screen.getByRole('textbox', { name: 'Amount' }),
  );
});

it('spec 1 §9: minimum deposit comes from the server', async () => {
  const app = await openPay({
    arrange: mock => void Object.assign(mock.data().content, { min_deposit: 50 }),
  });
  expect(await screen.findByPlaceholderText('Minimum amount: 50')).toBeVisible();
  app.fill('49', 'Paytm');
  await app.press();
  expect(screen.getByText('Minimum amount to add is 50')).toBeVisible();
  app.fill('50', 'Paytm');
  await app.press();
  await waitFor(() => expect(opened).toHaveLength(1));
});

it('spec 1 §8: other fetch failures are only logged: with no minimum known any amount will do', async () => {
  const app = await openPay({
    arrange: mock => void mock.fault({ path: '/api-last-fund-request-detail', kind: 'drop', times: -1 }),
  });
  app.fill('1', 'Paytm');
  await app.press();
  await waitFor(() => expect(opened).toHaveLength(1));
});

it.each([
  ['1', ['Pay Via UPI', 'PhonePe', 'Google Pay', 'Paytm', 'Other UPI Apps', 'QR Payment']],
  ['2', ['Pay Via UPI', 'PhonePe', 'Google Pay', 'Paytm', 'Other UPI Apps']],
  ['3', ['QR Payment']],
])("spec 1 §9: Gateway status '%s' offers %j", async (status, ways) => {
  await renderApp('/imp9', {
    arrange: mock => Object.assign(mock.data().content, { getaway_status: status }),
  });
  const list = await screen.findByRole('list', { name: 'Payment method' });
  expect([...list.querySelectorAll('a')].map(link => link.textContent)).toEqual(ways);
});

it('spec 1 §2: Add Funds shows headline 2 and the minimum amount', async () => {
  await renderApp('/addfund');
  expect(await screen.findByText('Minimum amount: 500')).toBeVisible();
  expect((await screen.findAllByText(/^Deposits are approved by the support desk/)).length).toBeGreaterThan(
    0,
  );
});

it.each([
  ['refused with a msg → the server msg', 'false-status', 'Deposits pause', 'Deposits pause'],
  [
    'refused without a msg → Failed to fetch UPI ID. Please check your credentials.',
    'reply',
    { status: false },
    'Failed to fetch UPI ID. Please check your credentials.',
  ],
  [
    'connection lost → An error occurred while fetching UPI ID.',
    'drop',
    undefined,
    'An error occurred while fetching UPI ID.',
  ],
] as const)('spec 1 §8: Add funds %s', async (_rule, kind, value, message) => {
  await renderApp('/imp9', {
    arrange: mock => void mock.fault({ path: bankPath, kind, value, times: -1 }),
  });
  expect(await screen.findByText(message)).toBeVisible();
});

const ways = [
  ['/payviaupi', '3', 'Pay Via UPI is not offered at the moment.', 'QR Payment', '/qrpay'],
  ['/qrpay', '2', 'QR Payment is not offered at the moment.', 'Pay Via UPI', '/payviaupi'],
] as const;

it.each(ways)(
  "spec 1 §9: %s opened by its address at gateway status '%s' → %s",
  async (route, status, sentence, other, path) => {
    const app = await renderApp(route, {
      arrange: mock => Object.assign(mock.data().content, { getaway_status: status }),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    const called = app.mock.calls().map(call => call.path);
    expect(called).not.toContain(status === '3' ? bankPath : '/payment-details');
    await app.user.click(screen.getByRole('link', { name: other }));
    expect(await screen.findByRole('heading', { level: 1, name: other })).toBeVisible();
    expect(location.pathname).toBe(path);
  },
);

it.each(ways)('spec 1 §4: %s waits while the gateway is not known', async route => {
  await renderApp(route, {
    arrange: mock => void mock.fault({ path: '/apiGetawayStatus', kind: 'hang', times: -1 }),
  });
  expect(screen.getByText('Loading payment options...')).toBeVisible();
});

it.each([
  ['/payviaupi', 'Add Money'],
  ['/qrpay', 'Copy UPI ID'],
])('spec 1 §4: %s says so when the gateway cannot be read, and tries again', async (route, button) => {
  const app = await renderApp(route, {
    arrange: mock => void mock.fault({ path: '/apiGetawayStatus', kind: 'drop', times: -1 }),
  });
  expect(await screen.findByText('Failed to load payment options. Please try again later.')).toBeVisible();
  app.mock.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
});

it.each([
  ['the server’s own words', 'false-status', 'Deposits pause', 'Deposits pause'],
  [
    'the app’s words where the server has none',
    'reply',
    { status: false },
    'Failed to fetch UPI ID. Please check your credentials.',
  ],
] as const)('spec 1 §4: Pay Via UPI refused by the server shows %s', async (_case, kind, value, message) => {
  const app = await renderApp('/payviaupi', {
    arrange: mock => void mock.fault({ path: bankPath, kind, value, times: -1 }),
  });
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeVisible();
  app.mock.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Add Money' })).toBeVisible();
});

it.each(['/imp9', '/payviaupi', '/qrpay'])(
  'spec 1 §4: %s is a plain sentence where deposits are switched off',
  async route => {
    await renderApp(route, { config: { features: { deposits: false } } });
    expect(screen.getByText('This service is switched off here. Please ask support.')).toBeVisible();
  },
);

it('a chip is pressed while the field has its amount, typed or chosen', async () => {
  const { user } = await renderApp('/payviaupi');
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  const chips = within(screen.getByRole('group', { name: 'Set the amount' }));
  const pressed = () => chips.queryAllByRole('button', { pressed: true }).map(chip => chip.textContent);
  expect(chips.getAllByRole('button', { pressed: false })).toHaveLength(4);
  await user.click(chips.getByRole('button', { name: '1,000' }));
  expect(pressed()).toEqual(['1,000']);
  await user.type(amount, '0');
  expect(pressed()).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '₹ 500/-');
  expect(pressed()).toEqual(['500']);
});

it('an amount that is typed while an older payment is reported stays', async () => {
  const app = await openPay({
    config: { readLagSeconds: 0 },
    begun: [deposit({ points: points(777) })],
    arrange: mock => void mock.fault({ path, kind: 'latency', value: 500 }),
  });
  await waitFor(() => expect(app.posted()).toHaveLength(1));
  app.fill('2500', '');
  expect(await screen.findByText('Waiting for approval')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('2500');
});

it('the next amount, typed while the last payment is reported, stays', async () => {
  const app = await openPay();
  vi.useFakeTimers();
  app.fill('500', 'Paytm');
  await app.press();
  app.fill('2500', '');
  await pass(2000);
  expect(app.add).toHaveTextContent('Add Money');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('2500');
});

it('spec 1 §8: Add funds refused since the last visit → the server msg, and no payment to the old id', async () => {
  const app = await openPay();
  await app.user.click(screen.getByRole('link', { name: /^Wallet/ }));
  await screen.findByText('Withdraw Methods');
  app.mock.fault({ path: bankPath, kind: 'false-status', value: 'Deposits pause', times: -1 });
  await act(async () => history.back());
  expect((await screen.findByText('Deposits pause')).closest('[role=alert]')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Money' })).toBeNull();
  app.mock.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Add Money' })).toBeVisible();
});
