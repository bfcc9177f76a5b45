import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { phone } from '../../support/example.ts';
import { closeSessionAtom, openSessionAtom } from '../../../src/state/core/session.ts';
import { holdReply } from '../../support/held-reply.ts';
import { passTime, passTimeAtOnce, pastToasts } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';

// A request of the first player is under way when the second one logs in on the same phone.

beforeEach(passTimeAtOnce);
afterEach(() => {
  vi.useRealTimers();
});

async function open(route: string, path: string) {
  const app = await renderApp(route, { config: { readLagSeconds: 0 } });
  const { asked, deliver } = holdReply(app.mock, path);
  return {
    ...app,
    /** Lets the reply come while the second player is logged in. Resolves to the toasts of the next seconds. */
    handOver: async () => {
      let isAsked = false;
      void asked.then(() => (isAsked = true));
      await waitFor(() => expect(isAsked).toBe(true), { timeout: 4000 });
      const second = app.mock.data().users[1];
      if (second === undefined) throw new Error('There is one player alone');
      const { user_name: username, unique_token: token } = second;
      await act(async () => app.store.set(closeSessionAtom));
      await act(async () =>
        app.store.set(openSessionAtom, { username, token, mobile: phone(second.mobile) }),
      );
      await deliver();
      pastToasts.length = 0;
      await passTime(3000);
      return pastToasts.join('\n');
    },
  };
}

it('the next player does not read of the deposit of the one before', async () => {
  const app = await open('/payviaupi', '/api-fund-request-add');
  const add = await screen.findByRole('button', { name: 'Add Money' });
  fireEvent.input(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '500' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Paytm' }));
  fireEvent.click(add);
  expect(await app.handOver()).not.toContain('Deposit of 500 pts requested');
});

it('the next player does not read of the withdrawal of the one before', async () => {
  const app = await open('/withdraw', '/api-user-withdraw-fund-request');
  await screen.findByText(/^Timings/);
  await app.user.type(screen.getByRole('textbox', { name: 'Points' }), '1000');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), 'Google Pay');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await app.handOver()).not.toContain('Withdraw request sent successfully');
});

it('the next player does not read of the transfer of the one before', async () => {
  const app = await open('/transfer', '/api-user-transfer-wallet-balance');
  await app.user.type(await screen.findByRole('textbox', { name: 'Points' }), '500');
  await app.user.type(screen.getByRole('textbox', { name: 'Phone number' }), '9876543211');
  await app.user.click(screen.getByRole('button', { name: 'Submit' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Transfer' }));
  expect(await app.handOver()).not.toContain('Points transferred');
});
