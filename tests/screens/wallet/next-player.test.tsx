import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parsePhone } from '../../../src/domain/phone.ts';
import { closeSessionAtom, openSessionAtom } from '../../../src/state/core/session.ts';
import { renderApp } from '../../support/render-app.tsx';

// A request of the first player is under way when the second one logs in on the same phone.

const slowMs = 500;

async function open(route: string, path: string) {
  const app = await renderApp(route, {
    config: { readLagSeconds: 0 },
    arrange: mock => void mock.fault({ path, kind: 'latency', value: slowMs }),
  });
  const left = () => app.mock.calls().filter(call => call.path === path).length;
  return {
    ...app,
    /** Lets the reply come while the second player is logged in. */
    handOver: async () => {
      await waitFor(() => expect(left()).toBe(1), { timeout: 4000 });
      const {
        user_name: username = '',
        unique_token: token = '',
        mobile = '',
      } = app.mock.data().users[1] ?? {};
      const phone = parsePhone(mobile);
      if (phone === null) throw new Error('not a phone');
      await act(async () => app.store.set(closeSessionAtom));
      await act(async () => app.store.set(openSessionAtom, { username, token, mobile: phone }));
      await act(() => new Promise(resolve => setTimeout(resolve, slowMs + 2000)));
    },
  };
}

it('the next player does not read of the deposit of the one before', async () => {
  const app = await open('/payviaupi', '/api-fund-request-add');
  const add = await screen.findByRole('button', { name: 'Add Money' });
  fireEvent.input(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '500' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Paytm' }));
  fireEvent.click(add);
  await app.handOver();
  expect(screen.queryByText(/Deposit of 500 pts requested/)).toBeNull();
});

it('the next player does not read of the withdrawal of the one before', async () => {
  const app = await open('/withdraw', '/api-user-withdraw-fund-request');
  await screen.findByText(/^Timings/);
  await app.user.type(screen.getByRole('textbox', { name: 'Points' }), '1000');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), 'Google Pay');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await app.handOver();
  expect(screen.queryByText('Withdraw request sent successfully')).toBeNull();
});

it('the next player does not read of the transfer of the one before', async () => {
  const app = await open('/transfer', '/api-user-transfer-wallet-balance');
  await app.user.type(await screen.findByRole('textbox', { name: 'Points' }), '500');
  await app.user.type(screen.getByRole('textbox', { name: 'Phone number' }), '9876543211');
  await app.user.click(screen.getByRole('button', { name: 'Submit' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Transfer' }));
  await app.handOver();
  expect(screen.queryByText('Points transferred')).toBeNull();
});
