import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { post } from '../../../mock-server/rules/ledger.ts';
import { refreshWalletAtom } from '../../../src/state/reading/wallet-reading.ts';
import { fillIn } from '../../support/fill-in.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';

const path = '/api-user-withdraw-fund-request';
const sent = (app: Awaited<ReturnType<typeof renderApp>>) =>
  app.mock.calls().filter(call => call.path === path);

async function openWithdraw(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/withdraw', options);
  const submit = await screen.findByRole('button', { name: 'Submit' });
  await screen.findByText(/^Timings:/);
  return {
    ...app,
    ask: async (points: string, method: string) => {
      const field = screen.getByRole('textbox', { name: 'Points' });
      await app.user.clear(field);
      if (points !== '') await app.user.type(field, points);
      if (method !== '')
        await app.user.selectOptions(
          screen.getByRole('combobox', { name: 'Payment method' }),
          await screen.findByRole('option', { name: method }),
        );
      await app.user.click(submit);
    },
  };
}

it.each([
  ['spec 1 §5: Withdraw amount is required → Amount is required!', '', 'Paytm', 'Amount is required!'],
  [
    'spec 1 §5: Withdraw amount not above wallet balance → Wallet Limit Exceeded',
    '10001',
    'Paytm',
    'Wallet Limit Exceeded',
  ],
  [
    'spec 1 §5: Withdraw amount not below min_withdrawal → Min amt is {min}',
    '999',
    'Paytm',
    'Min amt is 1,000',
  ],
])('%s', async (_rule, points, method, message) => {
  const app = await openWithdraw();
  await app.ask(points, method);
  const field = screen.getByRole('textbox', { name: 'Points' });
  expect(field).toHaveAccessibleDescription(`${message} Balance: 10,000 pts`);
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue(points);
  expect(sent(app)).toEqual([]);
});

it('spec 1 §9: the server sets minimum withdrawal and withdraw window', async () => {
  const app = await openWithdraw({
    arrange: mock =>
      void Object.assign(mock.data().content, {
        min_withdrawal: 250,
        withdraw_open_time: '9:30 AM',
        withdraw_close_time: '1:00 PM',
      }),
  });
  expect(screen.getByText('Timings: 9:30 AM - 1:00 PM')).toBeVisible();
  await app.ask('249', 'Paytm');
  expect(screen.getByText('Min amt is 250')).toBeVisible();
  await app.ask('250', 'Paytm');
  await screen.findByText('Withdraw request sent successfully');
  expect(sent(app)).toHaveLength(1);
});

it('spec 1 §5: Withdraw method must be chosen → Please select a payment method', async () => {
  const app = await openWithdraw();
  await app.ask('1000', '');
  const field = screen.getByRole('combobox', { name: 'Payment method' });
  expect(field).toHaveAccessibleDescription('Please select a payment method');
  expect(sent(app)).toEqual([]);
});

it('spec 1 §5: Withdraw time outside the hours → Withdrawals are only allowed during specified hours.', async () => {
  const app = await openWithdraw({ scenario: 'withdraw-closed' });
  await app.ask('1000', 'Paytm');
  expect(
    screen.getByText('Withdrawals are only allowed during specified hours.').closest('[role=alert]'),
  ).toBeVisible();
  expect(sent(app)).toEqual([]);
});

it.each([
  ['the opening minute is inside', '1:00 PM', '6:00 PM', true],
  ['the closing minute is inside', '10:00 AM', '1:00 PM', true],
  ['the minute before is outside', '1:01 PM', '6:00 PM', false],
  ['the minute after is outside', '10:00 AM', '12:59 PM', false],
])('spec 1 §5: Withdraw time, both ends inclusive: %s', async (_rule, open, close, allowed) => {
  const app = await openWithdraw({
    arrange: mock =>
      Object.assign(mock.data().content, { withdraw_open_time: open, withdraw_close_time: close }),
  });
  await app.ask('1000', 'Paytm');
  expect(sent(app)).toHaveLength(allowed ? 1 : 0);
});

it('spec 1 §5: the withdraw form marks all wrong fields, the first has the focus, and the hours come last', async () => {
  const app = await openWithdraw({ scenario: 'withdraw-closed' });
  await app.ask('', '');
  expect(screen.getByRole('textbox', { name: 'Points' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Points' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Payment method' })).toBeInvalid();
  expect(screen.queryByText('Withdrawals are only allowed during specified hours.')).toBeNull();
});

it("spec 1 §8: Withdraw success → toast 'Withdraw request sent successfully', then /imp", async () => {
  const app = await openWithdraw();
  await app.ask('1000', 'Google Pay');
  expect(await screen.findByText('Withdraw request sent successfully')).toBeVisible();
  // Yours has the rest.
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent(
    /^Withdraw request sent successfully$/,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  expect(location.pathname).toBe('/imp');
  expect(app.mock.balance('9876543210')).toBe(9000);
  expect(app.mock.data().withdrawals.at(-1)).toMatchObject({
    request_amount: 1000,
    payment_method: '2',
    number: '9876543210',
    status: 'pending',
  });
});

it.each([
  ['Google Pay', '2'],
  ['Paytm', '3'],
  ['PhonePe', '4'],
])('spec 1 §9: Withdraw method code of %s → %s', async (method, code) => {
  const app = await openWithdraw({
    arrange: mock => Object.assign(mock.data().upi[0] ?? {}, { phone_pay_number: '9876543210' }),
  });
  await app.ask('1000', method);
  await screen.findByText('Withdraw request sent successfully');
  expect(sent(app)).toMatchObject([{ body: { payment_method: code, mobile: '9876543210' } }]);
});

it.each([
  ['spec 1 §8: Withdraw refused with a msg → the server msg', 'false-status', 'Ask tomorrow', 'Ask tomorrow'],
  [
    'spec 1 §8: Withdraw refused without a msg → An error occurred',
    'reply',
    { status: false },
    'An error occurred',
  ],
  [
    'spec 1 §8: Withdraw, connection lost → An unexpected error occurred. Please try again later.',
    'drop-after',
    undefined,
    'An unexpected error occurred. Please try again later.',
  ],
  [
    'spec 1 §8: Withdraw, reply unreadable → An unexpected error occurred. Please try again later.',
    'html',
    undefined,
    'An unexpected error occurred. Please try again later.',
  ],
] as const)('%s', async (_rule, kind, value, message) => {
  const app = await openWithdraw();
  app.mock.fault({ path, kind, value });
  await app.ask('1000', 'Paytm');
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue('1000');
  expect(location.pathname).toBe('/withdraw');
  expect(sent(app)).toHaveLength(1);
});

it('a withdrawal pressed many times is sent once', async () => {
  const app = await openWithdraw();
  const held = holdReply(app.mock, path);
  await app.ask('1000', 'Paytm');
  await app.user.tripleClick(screen.getByRole('button', { name: 'Submitting...' }));
  await held.asked;
  await held.deliver();
  await screen.findByText('Withdraw request sent successfully');
  expect(sent(app)).toHaveLength(1);
});

it('a withdrawal that is submitted while the wallet is still being read is asked for as soon as it is', async () => {
  const held: ReturnType<typeof holdReply>[] = [];
  const app = await renderApp('/withdraw', {
    arrange: mock => {
      for (const call of ['/api-get-dashboard-data', ...Array<string>(3).fill('/api-get-wallet-info')])
        held.push(holdReply(mock, call));
    },
  });
  const [balance, form, submit, newest] = held;
  await app.user.type(await screen.findByRole('textbox', { name: 'Points' }), '1500');
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'Payment method' }),
    await screen.findByRole('option', { name: 'Paytm' }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Submit' }));
  await submit?.asked;
  // A balance that was not known leads to a third reading, which overtakes that of the submit.
  await balance?.deliver();
  await newest?.asked;
  await form?.deliver();
  await submit?.deliver();
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  expect(sent(app)).toEqual([]);
  await newest?.deliver();
  expect(await screen.findByText('Withdraw request sent successfully')).toBeVisible();
  expect(sent(app)).toHaveLength(1);
});

it('a number that was added while the numbers were being read is there in the form', async () => {
  let numbers: ReturnType<typeof holdReply> | undefined;
  const { user } = await renderApp('/imp7', {
    arrange: mock => (numbers = holdReply(mock, '/api-get-user-payment-details')),
  });
  await user.click(screen.getByRole('button', { name: 'Withdraw Methods' }));
  await numbers?.asked;
  await user.click(screen.getByRole('button', { name: /^PhonePe/ }));
  await fillIn(user, { 'Phone number': '9876543219' }, 'Submit');
  await screen.findByRole('heading', { level: 1, name: 'Verify OTP' });
  await fillIn(user, { OTP: '1234' }, 'Verify');
  await user.click(await screen.findByRole('link', { name: 'Withdraw Fund' }));
  await screen.findByText('Timings: 10:00 AM - 6:00 PM');
  await numbers?.deliver();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Payment method' }),
    await screen.findByRole('option', { name: 'PhonePe' }),
  );
  expect(screen.getByRole('main')).toHaveTextContent('9876543219');
});

it('minimum and hours are visible before the first tap', async () => {
  await openWithdraw();
  expect(screen.getByText('Minimum amount: 1,000')).toBeVisible();
  expect(screen.queryByText(/opens again/)).toBeNull();
});

it('outside the hours it says when withdrawing opens again', async () => {
  await openWithdraw({
    arrange: mock =>
      Object.assign(mock.data().content, { withdraw_open_time: '2:00 PM', withdraw_close_time: '6:00 PM' }),
  });
  expect(screen.getByText('Closed now, opens again at 2:00 PM')).toBeVisible();
});

it('a tap fills in an amount, or all that there is', async () => {
  const app = await openWithdraw();
  const field = screen.getByRole('textbox', { name: 'Points' });
  const chips = within(screen.getByRole('group', { name: 'Set the amount' }));
  expect(chips.getAllByRole('button').map(chip => chip.textContent)).toEqual([
    '1,000',
    '2,000',
    '5,000',
    'Max',
  ]);
  const pressed = () => chips.queryAllByRole('button', { pressed: true }).map(chip => chip.textContent);
  expect(pressed()).toEqual([]);
  await app.user.click(chips.getByRole('button', { name: '2,000' }));
  expect(pressed()).toEqual(['2,000']);
  expect(field).toHaveValue('2000');
  await app.user.clear(field);
  expect(pressed()).toEqual([]);
  await app.user.type(field, '₹5,000');
  expect(pressed()).toEqual(['5,000']);
  await app.user.click(chips.getByRole('button', { name: 'Max' }));
  expect(field).toHaveValue('10000');
  expect(pressed()).toEqual(['Max']);
  await app.ask('10000', 'Paytm');
  await screen.findByText('Withdraw request sent successfully');
  expect(sent(app)).toMatchObject([{ body: { request_amount: 10_000 } }]);
});

it('the chosen method shows its number, or offers to add one in place', async () => {
  const app = await openWithdraw();
  const method = screen.getByRole('combobox', { name: 'Payment method' });
  await app.user.selectOptions(method, await screen.findByRole('option', { name: 'PhonePe' }));
  expect(method).toHaveAccessibleDescription('No number for this method yet.');
  await app.user.click(screen.getByRole('button', { name: 'Add a number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add PhonePe number' }));
  expect(dialog.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await app.user.selectOptions(method, 'Paytm');
  expect(method).toHaveAccessibleDescription('9876543210');
  expect(screen.queryByRole('button', { name: 'Add a number' })).toBeNull();
});

it.each([
  ['PhonePe', '4', ['phone_pay_number']],
  ['Google Pay', '2', ['google_pay_number']],
  ['Paytm', '3', ['google_pay_number', 'paytm_number', 'phone_pay_number']],
] as const)(
  'spec 1 §5: the server is asked for a withdrawal by %s without a saved number',
  async (name, code, gone) => {
    const missing = Object.fromEntries(gone.map(field => [field, undefined]));
    const app = await openWithdraw({
      arrange: mock => void Object.assign(mock.data().upi[0] ?? {}, missing),
    });
    await app.ask('1000', name);
    expect(await screen.findByText('Please add a number for this payment method first')).toBeVisible();
    expect(sent(app)).toMatchObject([{ body: { request_amount: 1000, payment_method: code } }]);
  },
);

it('a provider that knows the number otherwise takes such a withdrawal', async () => {
  const app = await openWithdraw({
    arrange: mock => void mock.fault({ path, kind: 'reply', value: { status: true }, times: -1 }),
  });
  await app.ask('1000', 'PhonePe');
  await screen.findByText('Withdraw request sent successfully');
  expect(sent(app)).toHaveLength(1);
});

it("spec 1 §8: Empty list of payment methods → 'No payment methods available', with a button that adds one", async () => {
  const { user } = await openWithdraw({ scenario: 'no-payment-methods' });
  expect(await screen.findByText('No payment methods available')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a number' }));
  expect(await screen.findByRole('dialog', { name: 'Add GPay number' })).toBeVisible();
});

it('the only method that has a number is chosen beforehand, and another one can be', async () => {
  const { user } = await openWithdraw({
    arrange: mock => void Object.assign(mock.data().upi[0] ?? {}, { google_pay_number: undefined }),
  });
  const method = await screen.findByRole('combobox', { name: 'Payment method', description: '9876543210' });
  expect(method).toHaveDisplayValue('Paytm');
  await user.selectOptions(method, 'PhonePe');
  expect(method).toHaveDisplayValue('PhonePe');
});

it.each([
  ['refused with a msg → the server msg', 'false-status', 'Numbers are locked', 'Numbers are locked'],
  [
    'refused without a msg → Failed to retrieve payment details',
    'reply',
    { status: false },
    'Failed to retrieve payment details',
  ],
  [
    'connection lost → An error occurred while fetching payment details',
    'drop',
    undefined,
    'An error occurred while fetching payment details',
  ],
] as const)('spec 1 §8: Payment details %s', async (_rule, kind, value, message) => {
  await openWithdraw({
    arrange: mock => void mock.fault({ path: '/api-get-user-payment-details', kind, value, times: -1 }),
  });
  expect(await screen.findByText(message)).toBeVisible();
});

it('spec 1 §2, §9: Withdraw shows timings, rule, history, headline 3, Call Now and WhatsApp', async () => {
  await openWithdraw();
  expect(screen.getByText('Timings: 10:00 AM - 6:00 PM')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Withdraw Rule' })).toHaveAttribute('href', '/withdrawrule');
  expect(screen.getByRole('link', { name: 'Withdraw History' })).toHaveAttribute('href', '/withdrawhistory');
  expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+919876543212');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543212',
  );
  expect(
    (await screen.findAllByText('Withdrawals are paid between 10:00 AM and 6:00 PM.'))[0],
  ).toBeInTheDocument();
});

it('spec 1 §2: headline 3 of Withdraw is not shown with betting off', async () => {
  const app = await openWithdraw({ scenario: 'betting-off' });
  expect(screen.queryByText('Withdrawals are paid between 10:00 AM and 6:00 PM.')).toBeNull();
  expect(app.mock.calls().filter(call => call.path === '/api-get-headline')).toEqual([]);
});

it('withdrawals that the operator switched off are a plain sentence', async () => {
  await renderApp('/withdraw', { config: { features: { withdrawals: false } } });
  expect(screen.getByText('This service is switched off here. Please ask support.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

it.each([
  ['0', 'pending', 'Pending'],
  ['1', 'cancelled', 'Cancelled'],
  ['2', 'approved', 'Approved'],
] as const)("spec 1 §4: Withdraw request status '%s' → %s", async (_code, status, word) => {
  await renderApp('/withdrawhistory', {
    arrange: mock => {
      const [first] = mock.data().withdrawals;
      if (first) Object.assign(first, { status, payment_receipt: 'https://example.invalid/receipt' });
      mock.data().withdrawals.splice(1);
    },
  });
  const card = within(await screen.findByRole('list', { name: 'Withdraw History' }));
  expect(card.getByText(word)).toBeVisible();
  expect(card.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    'https://example.invalid/receipt',
  );
});

it('spec 1 §4: Withdraw request status, anything else → Unknown', async () => {
  await renderApp('/withdrawhistory', {
    arrange: mock =>
      void mock.fault({
        path: '/api-user-withdraw-transaction-history',
        kind: 'reply',
        times: -1,
        value: {
          withdrawdata: [{ request_number: 'W9', request_status: '7', request_amount: 5, insert_date: 'x' }],
        },
      }),
  });
  expect(await screen.findByText('Unknown')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
});

it("spec 1 §8: Empty withdraw history → 'No withdrawal history available'", async () => {
  await renderApp('/withdrawhistory', { scenario: 'empty' });
  expect(await screen.findByText('No withdrawal history available')).toBeVisible();
});

it.each([
  ['/withdrawrule', 'Withdraw Rules', 'Withdrawals are paid once a day.', 4],
  ['/depositrule', 'Deposit Rules', 'The smallest deposit is 500 points.', 4],
])('spec 1 §3: %s shows one paragraph a line', async (route, title, line, count) => {
  await renderApp(route);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const first = await screen.findByText(line);
  expect(first.parentElement?.querySelectorAll('p')).toHaveLength(count);
});

it('shows points, number and remaining balance right above Submit', async () => {
  const app = await openWithdraw();
  const said = () => screen.queryByText(/stay in your wallet/);
  await app.user.type(screen.getByRole('textbox', { name: 'Points' }), '1000');
  expect(said()).toBeNull();
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'Payment method' }),
    await screen.findByRole('option', { name: 'Paytm' }),
  );
  expect(said()).toHaveTextContent(/^1,000 pts to Paytm \d+\. 9,000 pts stay in your wallet\.$/);
  await app.user.type(screen.getByRole('textbox', { name: 'Points' }), '0');
  expect(said()).toHaveTextContent(/^10,000 pts to Paytm \d+\. 0 pts stay in your wallet\.$/);
  await app.user.type(screen.getByRole('textbox', { name: 'Points' }), '0');
  expect(said()).toBeNull();
  expect(sent(app)).toEqual([]);
});

it('a withdrawal that was debited and whose reply was lost is not counted twice', async () => {
  const app = await openWithdraw();
  app.mock.fault({ path: '/api-user-withdraw-transaction-history', kind: 'status', value: 500, times: -1 });
  app.mock.fault({ path, kind: 'drop-after' });
  await app.ask('1000', 'Paytm');
  await screen.findByText('An unexpected error occurred. Please try again later.');
  await act(async () => void (await app.store.set(refreshWalletAtom)));
  await screen.findByText(/ 8,000–9,000 pts stay in your wallet\.$/);
});

it('limits that could not be read again are read once more before they refuse a withdrawal', async () => {
  const app = await openWithdraw();
  const infoPath = '/api-get-wallet-info';
  const asked = () => app.mock.calls().filter(call => call.path === infoPath).length;
  await screen.findByRole('link', { name: /10,000/ });
  const before = asked();
  app.mock.fault({ path: infoPath, kind: 'drop', times: -1 });
  post(app.mock.data(), {
    user_id: 1,
    points: 5000,
    kind: 'deposit',
    note: 'Add Funds',
    at: '2026-11-21T07:29:00.000Z',
  });
  await act(() => app.store.set(refreshWalletAtom));
  expect(await screen.findByRole('link', { name: /15,000/ })).toBeVisible();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  await act(() => Promise.resolve());
  app.mock.clearFaults();
  await app.ask('12000', 'Google Pay');
  await waitFor(() => expect(sent(app)).toHaveLength(1));
  expect(screen.queryByText('Wallet Limit Exceeded')).toBeNull();
});

it('once the player has read that it was requested, no error is left, and the form is empty for the next one', async () => {
  const app = await openWithdraw();
  app.mock.fault({ path, kind: 'drop-after' });
  await app.ask('1000', 'Paytm');
  const done = within(await screen.findByRole('dialog', { name: 'Done before' }));
  await app.user.click(done.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue(''));
  expect(screen.queryByText('An unexpected error occurred. Please try again later.')).toBeNull();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), 'Paytm');
  await fillIn(app.user, { Points: '1000' }, 'Submit');
  expect(await screen.findByText('Withdraw request sent successfully')).toBeVisible();
  expect(sent(app)).toHaveLength(2);
});

it('an amount that was typed since then stays', async () => {
  const app = await openWithdraw();
  app.mock.fault({ path, kind: 'drop-after' });
  await app.ask('1000', 'Paytm');
  const done = within(await screen.findByRole('dialog', { name: 'Done before' }));
  const field = screen.getByLabelText('Points');
  fireEvent.input(field, { target: { value: '2500' } });
  await app.user.click(done.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Done before' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue('2500');
});
