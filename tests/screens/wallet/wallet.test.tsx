import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { renderApp } from '../../support/render-app.tsx';

const historyPath = '/api-wallet-transaction-history';
const transactions = (rows: readonly object[]) => ({
  path: historyPath,
  kind: 'reply' as const,
  times: -1,
  value: { transaction_history: rows },
});
const row = (fields: object) => ({
  transaction_id: 'T1',
  transaction_type: '1',
  amount_status: '1',
  transaction_note: 'Note',
  insert_date: '21-November-2026 1:00 PM',
  amount: 10,
  ...fields,
});

it.each(['/imp7', '/wallet'])('spec 1 §2: Wallet hub at %s: balance and cards', async route => {
  await renderApp(route);
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  expect(await screen.findByText('10,000', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Fund' })).toHaveAttribute('href', '/imp9');
  expect(screen.getByRole('link', { name: 'Withdraw Fund' })).toHaveAttribute('href', '/withdraw');
  expect(screen.getByRole('link', { name: 'Wallet History' })).toHaveAttribute('href', '/transaction');
  const latest = within(await screen.findByRole('list', { name: 'Latest transactions' }));
  expect(latest.getAllByRole('listitem')).toHaveLength(5);
});

it.each(['Paytm', 'GPay', 'PhonePe'])(
  'spec 1 §2: Withdraw Methods offers %s and asks for its number',
  async method => {
    const { user } = await renderApp('/imp7');
    const panel = screen.getByRole('button', { name: 'Withdraw Methods' });
    expect(panel).toHaveAttribute('aria-expanded', 'false');
    await user.click(panel);
    expect(panel).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: new RegExp(`^${method}`) }));
    const dialog = within(await screen.findByRole('dialog', { name: `Add ${method} number` }));
    expect(dialog.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('textbox', { name: 'Phone number' })).toBeNull();
  },
);

it('spec 1 §2: each of the Withdraw Methods has its own name alone, and is described by its number', async () => {
  const { user } = await renderApp('/imp7');
  await user.click(screen.getByRole('button', { name: 'Withdraw Methods' }));
  const described = (name: string) => screen.findByRole('button', { name, description: '9876543210' });
  expect(await described('Paytm')).toBeVisible();
  expect(await described('GPay')).toBeVisible();
  expect(screen.getByRole('button', { name: 'PhonePe', description: '' })).toBeVisible();
});

async function addGPay(typed: string) {
  const app = await renderApp('/imp7');
  await app.user.click(screen.getByRole('button', { name: 'Withdraw Methods' }));
  await app.user.click(screen.getByRole('button', { name: /^GPay/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add GPay number' }));
  const field = dialog.getByRole('textbox', { name: 'Phone number' });
  if (typed !== '') await app.user.type(field, typed);
  await app.user.click(dialog.getByRole('button', { name: 'Submit' }));
  return { ...app, field };
}
const otpCalls = (app: Awaited<ReturnType<typeof addGPay>>) =>
  app.mock.calls().filter(call => call.path === '/api-resend-otp');

it.each([
  ['spec 1 §5: UPI number required → Phone No is required!', '', 'Phone No is required!'],
  [
    'spec 1 §5: UPI number not 10 digits from 6 to 9 → Phone No is not Valid!',
    '12345',
    'Phone No is not Valid!',
  ],
])('%s', async (_rule, typed, message) => {
  const app = await addGPay(typed);
  expect(app.field).toHaveAccessibleDescription(message);
  await waitFor(() => expect(app.field).toHaveFocus());
  expect(app.field).toHaveValue(typed);
  expect(otpCalls(app)).toEqual([]);
});

it('spec 1 §4: Adding a UPI number: an OTP goes to the own mobile, then /otpwithdraw', async () => {
  const app = await addGPay('9876543219');
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
  expect(location.pathname).toBe('/otpwithdraw');
  expect(otpCalls(app)).toMatchObject([{ body: { mobile: '9876543210' } }]);
});

it("spec 1 §2, §4: returning with the flag set shows 'UPI Number Added Successfully!', once", async () => {
  await renderApp('/imp7');
  expect(screen.queryByText('UPI Number Added Successfully!')).toBeNull();
  await act(async () => go('/wallet', { state: { showToast: true } }));
  expect(await screen.findByText('UPI Number Added Successfully!')).toBeVisible();
  expect(history.state).toEqual({ depth: 1 });
  expect(location.pathname).toBe('/wallet');
});

it('the hub leaves out features that the operator has switched off', async () => {
  await renderApp('/imp7', {
    config: { features: { deposits: false, withdrawals: false, transfers: false } },
  });
  for (const name of ['Add Fund', 'Withdraw Fund', 'Transfer Points'])
    expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw Methods' })).toBeNull();
});

it.each([
  ['1', '+ 10 pts', 'credit'],
  ['2', '− 10 pts', 'debit'],
  ['9', '− 10 pts', 'debit'],
])("spec 1 §4: Wallet transaction type '%s' → %s", async (type, shown, sign) => {
  await renderApp('/transaction', {
    arrange: mock => void mock.fault(transactions([row({ transaction_type: type })])),
  });
  const list = await screen.findByRole('list', { name: 'Wallet History' });
  const amount = list.querySelector('[data-sign]');
  expect(amount).toHaveTextContent(shown);
  expect(amount).toHaveAttribute('data-sign', sign);
});

it.each([
  ['0', 'Pending'],
  ['2', 'Rejected'],
  ['On hold', 'On hold'],
  ['success', 'success'],
  ['1', null],
  ['3', null],
  ['5', null],
  ['', null],
])("spec 1 §4: a credit with amount status '%s' is green with a plus", async (status, word) => {
  await renderApp('/transaction', {
    arrange: mock => void mock.fault(transactions([row({ amount_status: status })])),
  });
  const list = within(await screen.findByRole('list', { name: 'Wallet History' }));
  const amount = list.getByRole('listitem').querySelector('[data-sign]');
  expect(amount?.textContent).toBe('+ 10 pts');
  expect(amount).toHaveAttribute('data-sign', 'credit');
  // The status in words, or the amount alone.
  expect(amount?.parentElement?.textContent).toBe(word === null ? '+ 10 pts' : `+ 10 pts ${word}`);
});

it('the latest transactions show the same, and a win is neither pending nor a payment on its way', async () => {
  await renderApp('/wallet', {
    arrange: mock =>
      void mock.fault(
        transactions([
          row({ amount_status: '2' }),
          row({ amount_status: '0', amount: 20, transaction_note: 'Won Kalyan' }),
          row({ amount_status: '2', amount: 30, transaction_note: 'Refund: Kalyan' }),
        ]),
      ),
  });
  const list = within(await screen.findByRole('list', { name: 'Latest transactions' }));
  expect(list.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Note 21-November-2026 1:00 PM+ 10 Rejected',
    'Won Kalyan 21-November-2026 1:00 PM+ 20',
    'Refund: Kalyan 21-November-2026 1:00 PM+ 30',
  ]);
  const signs = list.getAllByRole('listitem').map(item => item.querySelector('[data-sign]'));
  expect(signs.map(sign => sign?.getAttribute('data-sign'))).toEqual(['credit', 'credit', 'credit']);
  expect(screen.queryByRole('region', { name: 'Payments on their way' })).toBeNull();
});

it("spec 1 §4: Deposit History keeps only type '1' with amount_status '1', labelled Approved", async () => {
  await renderApp('/AddFundHistory', {
    arrange: mock =>
      void mock.fault(
        transactions([
          row({ transaction_note: 'kept' }),
          row({ transaction_note: 'debit', transaction_type: '2' }),
          row({ transaction_note: 'pending', amount_status: '0' }),
        ]),
      ),
  });
  const list = within(await screen.findByRole('list', { name: 'Deposit History' }));
  expect(list.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual(['kept']);
  expect(list.getByText('Approved')).toBeVisible();
});

it('Deposit History lists approved deposits only: one that waits is nowhere on it', async () => {
  const waits = row({ transaction_note: 'Deposit of Monday', transaction_type: '1', amount_status: '0' });
  await renderApp('/addfundhistory', { arrange: mock => void mock.fault(transactions([waits])) });
  expect(await screen.findByText('No add fund transactions found.')).toBeVisible();
  expect(screen.queryByText(/Deposit of Monday/)).toBeNull();
});

it('an older deposit that waits is not forgotten by the wallet', async () => {
  const newer = Array.from({ length: 5 }, (_, index) => row({ transaction_note: `newer ${index}` }));
  const waits = row({ transaction_note: 'Deposit of Monday', transaction_type: '1', amount_status: '0' });
  await renderApp('/wallet', { arrange: mock => void mock.fault(transactions([...newer, waits])) });
  const region = within(await screen.findByRole('region', { name: 'Payments on their way' }));
  expect(region.getByRole('listitem')).toHaveTextContent('Payment of 10 ptsWaiting for approval');
});

it('a payment on its way whose amount cannot be read says so', async () => {
  const waits = row({ transaction_type: '1', amount_status: '0', amount: 'soon' });
  await renderApp('/wallet', { arrange: mock => void mock.fault(transactions([waits])) });
  const region = within(await screen.findByRole('region', { name: 'Payments on their way' }));
  expect(region.getByRole('listitem')).toHaveTextContent('Payment, amount unknownWaiting for approval');
});

it('a wallet whose only line is a deposit that waits has no empty list of latest transactions', async () => {
  const waits = row({ transaction_note: 'Deposit of Monday', transaction_type: '1', amount_status: '0' });
  await renderApp('/wallet', { arrange: mock => void mock.fault(transactions([waits])) });
  await screen.findByRole('region', { name: 'Payments on their way' });
  expect(screen.queryByRole('heading', { name: 'Latest transactions' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Latest transactions' })).toBeNull();
});

it('deposits and withdrawals on their way are one list, each of them once', async () => {
  await renderApp('/wallet', {
    arrange: mock => {
      const { ledger } = mock.data();
      for (const entry of ledger.filter(entry => entry.kind === 'withdraw-hold'))
        ledger.splice(ledger.indexOf(entry), 1);
      const asked = { user_id: 1, request_amount: 2000, payment_method: '2' as const, number: '9876543211' };
      mock.data().withdrawals = (['pending', 'cancelled'] as const).map((status, index) =>
        Object.assign({}, mock.data().withdrawals[0], asked, { id: 900 + index, status }),
      );
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Payments on their way' }));
  expect(region.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Payment of 1,000 ptsWaiting for approval',
    expect.stringMatching(/^Withdraw 2,000 pts .*Pending$/),
  ]);
  expect(within(screen.getByRole('list', { name: 'Latest transactions' })).queryByText('Pending')).toBeNull();
});

it('an unreadable wallet shows one message, and one press reads all of it', async () => {
  const app = await renderApp('/wallet', {
    arrange: mock => void mock.fault({ path: '*', kind: 'drop', times: -1 }),
  });
  expect(await screen.findByText("Couldn't load your balance.")).toBeVisible();
  app.mock.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('list', { name: 'Latest transactions' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Payments on their way' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it("spec 1 §8: Empty deposit history → 'No add fund transactions found.'", async () => {
  await renderApp('/addfundhistory', { scenario: 'empty' });
  expect(await screen.findByText('No add fund transactions found.')).toBeVisible();
});

it("spec 1 §8: Empty wallet history → 'NO DATA FOUND'", async () => {
  await renderApp('/transaction', { scenario: 'empty' });
  expect(await screen.findByText('NO DATA FOUND')).toBeVisible();
});

it('a wallet history that cannot be read offers another try', async () => {
  const app = await renderApp('/transaction', {
    arrange: mock => void mock.fault({ path: historyPath, kind: 'drop', times: -1 }),
  });
  expect(await screen.findByText("Couldn't load your wallet history.")).toBeVisible();
  app.mock.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('list', { name: 'Wallet History' })).toBeVisible();
  expect(screen.getByText('List updated')).toBeVisible();
});

it('10 of 10,000 transactions are drawn at first', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => row({ transaction_id: `T${index}` }));
  const { container } = await renderApp('/transaction', {
    arrange: mock => void mock.fault(transactions(rows)),
  });
  await waitFor(() => expect(container.querySelectorAll('main dl')).toHaveLength(10));
  expect(container).toHaveTextContent('T9999');
});

it('the latest transactions are the newest of a provider that lists the oldest first', async () => {
  const transaction_history = Array.from({ length: 8 }, (_, index) => ({
    transaction_id: `T${index}`,
    transaction_type: '1',
    amount_status: '1',
    transaction_note: `Deposit ${index}`,
    insert_date: `1${index}-11-2026 01:00 PM`,
    amount: '500.00',
  }));
  await renderApp('/imp7', {
    arrange: mock =>
      void mock.fault({ path: historyPath, kind: 'reply', value: { transaction_history }, times: -1 }),
  });
  const latest = within(await screen.findByRole('list', { name: 'Latest transactions' }));
  expect(latest.getAllByText(/^Deposit/).map(title => title.textContent)).toEqual([
    'Deposit 7',
    'Deposit 6',
    'Deposit 5',
    'Deposit 4',
    'Deposit 3',
  ]);
});
