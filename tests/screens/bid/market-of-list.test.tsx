import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadDashboardAtom } from '../../../src/state/reading/markets.ts';
import { openForm, rows } from './open-form.tsx';

it('an open form follows the list: name and times are as the server has them now', async () => {
  const { mock, store, proceed } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  Object.assign(mock.data().markets[0] ?? {}, { game_name: 'Kalyan Day', open_time: '2:00 PM' });
  await act(async () => {
    await store.set(loadDashboardAtom);
  });
  await waitFor(() => expect(screen.getByText('Kalyan Day')).toBeVisible());
  expect(screen.getByText('Open · 1 h left')).toBeVisible();
  expect(rows()).toEqual(['7 Open 50 pts']);
});

it('times that become unreadable stay as they were', async () => {
  const { mock, store } = await openForm('/single');
  mock.fault({
    path: '/api-get-dashboard-data',
    kind: 'reply',
    value: JSON.stringify({
      status: true,
      betting_status: '1',
      wallet_amt: '10000',
      result: [{ game_id: 1, game_name: 'Kalyan', open_time: 'soon', close_time: '', msg_status: 1 }],
    }),
  });
  await act(async () => {
    await store.set(loadDashboardAtom);
  });
  expect(screen.getByText('Open · 2 h left')).toBeVisible();
});
