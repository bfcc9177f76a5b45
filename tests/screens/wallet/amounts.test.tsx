import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refreshWalletAtom } from '../../../src/state/reading/wallet-reading.ts';
import { balanceAtom } from '../../../src/state/reading/wallet.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { renderApp } from '../../support/render-app.tsx';
import { readable, reply, unreadable } from './odd-amounts.ts';

const dashboard = (mock: AppMock, wallet_amt: unknown): void =>
  reply(mock, '/api-get-dashboard-data', { betting_status: '1', wallet_amt, result: [] });

const wallet = (wallet_amt: unknown) => (mock: AppMock) => {
  dashboard(mock, wallet_amt);
  reply(mock, '/api-user-wallet-balance', { status: true, wallet_amt });
};

it.each(readable)('spec 1 §3: the balance %j is shown as %s pts', async (sent, shown) => {
  await renderApp('/imp7', { arrange: wallet(sent) });
  expect(await screen.findByText(shown, { selector: 'strong' })).toBeVisible();
  expect(await screen.findByRole('link', { name: `Wallet ${shown} pts` })).toBeVisible();
});

it.each(unreadable)('spec 1 §3: the balance %j is shown as unknown', async sent => {
  await renderApp('/imp7', { arrange: wallet(sent) });
  expect(await screen.findByText('amount unknown', { selector: 'strong' })).toBeVisible();
});

it('spec 1 §3: at home the top bar says that the amount is unknown', async () => {
  await renderApp('/imp', { arrange: mock => dashboard(mock, 'soon') });
  expect(await screen.findByRole('link', { name: 'Wallet amount unknown' })).toBeVisible();
});

it('spec 1 §3: a wallet that becomes unreadable is not shown as it was', async () => {
  const { store, mock } = await renderApp('/imp7');
  expect(await screen.findByText('10,000', { selector: 'strong' })).toBeVisible();
  reply(mock, '/api-user-wallet-balance', { status: true, wallet_amt: 'soon' });
  await store.set(refreshWalletAtom);
  expect(await screen.findByText('amount unknown', { selector: 'strong' })).toBeVisible();
  expect(store.get(balanceAtom)).toBeNull();
});

it('spec 1 §3: a wallet that cannot be fetched is shown as it was', async () => {
  const { store, mock } = await renderApp('/imp7');
  await screen.findByText('10,000', { selector: 'strong' });
  mock.fault({ path: '/api-user-wallet-balance', kind: 'drop', times: -1 });
  expect(await store.set(refreshWalletAtom)).toBeNull();
  expect(store.get(balanceAtom)).toBe(10_000);
});

it.each([
  ['9950.50', 9950, 9950],
  ['-50', 0, null],
  ['soon', null, null],
])('spec 1 §3: of the balance %j %j points count, and %j tell a debit', async (sent, counts, tells) => {
  const { store } = await renderApp('/imp7', { arrange: wallet(sent) });
  expect(await store.set(refreshWalletAtom)).toBe(tells);
  expect(store.get(balanceAtom)).toBe(counts);
});

const withdrawPath = '/api-user-withdraw-fund-request';
const infoPath = '/api-get-wallet-info';
const info = {
  wallet_amt: '10,000.00',
  min_withdrawal: '1,000.00',
  withdraw_open_time: '10:00',
  withdraw_close_time: '18:00:00',
  betting_status: '1',
};

async function withdraw(odd: object, points: string) {
  const app = await renderApp('/withdraw', { arrange: mock => reply(mock, infoPath, { ...info, ...odd }) });
  const field = await screen.findByRole('textbox', { name: 'Points' });
  const timings = (await screen.findByText(/^Timings:/)).textContent;
  await app.user.type(field, points);
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'Payment method' }),
    await screen.findByRole('option', { name: 'Paytm' }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Submit' }));
  return { ...app, field, timings, sent: () => app.mock.calls().filter(({ path }) => path === withdrawPath) };
}

it('spec 1 §3: Withdraw reads balance, minimum and hours however they are written', async () => {
  const { sent, field, timings } = await withdraw({}, '999');
  expect(timings).toBe('Timings: 10:00 AM - 6:00 PM');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Min amt is 1,000 Balance: 10,000 pts'));
  expect(sent()).toEqual([]);
});

it.each(unreadable)(
  'spec 1 §3: Withdraw with the minimum %j says that it is not known, and sends nothing',
  async odd => {
    const { sent, field } = await withdraw({ min_withdrawal: odd }, '5000');
    expect(screen.getByText('Minimum amount: amount unknown')).toBeVisible();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'The minimum amount is not known. Please try again later. Balance: 10,000 pts',
      ),
    );
    expect(sent()).toEqual([]);
  },
);

it.each(unreadable)(
  'spec 1 §3: Withdraw with the balance %j says that it is unknown, and sends nothing',
  async odd => {
    const { sent, field } = await withdraw({ wallet_amt: odd }, '5000');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Something went wrong. Please try again later. Balance: amount unknown',
      ),
    );
    expect(sent()).toEqual([]);
  },
);

it('spec 1 §3: Withdraw asks again for a minimum that was unreadable, and then sends', async () => {
  const { sent, mock, user } = await withdraw({ min_withdrawal: 'soon' }, '5000');
  await screen.findByText('The minimum amount is not known. Please try again later.');
  mock.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it.each(['3:00', '', null, undefined, 'soon', 600])(
  'spec 1 §3: Withdraw with the opening time %j keeps the rest, and the server decides',
  async odd => {
    const { sent, timings } = await withdraw({ withdraw_open_time: odd }, '5000');
    expect(timings).toBe('Timings: not known');
    await waitFor(() => expect(sent()).toHaveLength(1));
  },
);

const minimumPath = '/api-last-fund-request-detail';

it.each([
  ['500.00', '500'],
  ['1,000', '1,000'],
  [750, '750'],
  ['500.50', '501'],
])('spec 1 §3: the minimum deposit %j is shown as %s', async (min_amt, shown) => {
  const arrange = (mock: AppMock) => reply(mock, minimumPath, { status: true, min_amt });
  const app = await renderApp('/payviaupi', { arrange });
  expect(await screen.findByPlaceholderText(`Minimum amount: ${shown}`)).toBeVisible();
  app.unmount();
  await renderApp('/imp9', { arrange });
  expect(await screen.findByText(`Minimum amount: ${shown}`)).toBeVisible();
});

it.each([...unreadable, '-5'])('spec 1 §3: with the minimum deposit %j no deposit begins', async min_amt => {
  const arrange = (mock: AppMock) => reply(mock, minimumPath, { status: true, min_amt });
  const app = await renderApp('/payviaupi', { arrange });
  expect(await screen.findByText('The minimum amount is not known. Please try again later.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Money' })).toBeNull();
  app.unmount();
  await renderApp('/imp9', { arrange });
  expect(await screen.findByText('Minimum amount: amount unknown')).toBeVisible();
});

it('spec 1 §3: Try Again asks for the minimum deposit once more', async () => {
  const { user, mock } = await renderApp('/payviaupi', {
    arrange: mock => reply(mock, minimumPath, { status: true, min_amt: 'soon' }),
  });
  await screen.findByText('The minimum amount is not known. Please try again later.');
  mock.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByPlaceholderText('Minimum amount: 500')).toBeVisible();
});

it('spec 1 §3: no deposit begins before its minimum has been asked for', async () => {
  await renderApp('/payviaupi', {
    arrange: mock => void mock.fault({ path: minimumPath, kind: 'hang', times: -1 }),
  });
  expect(await screen.findByText('Loading payment options...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Money' })).toBeNull();
});
