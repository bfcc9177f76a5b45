import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onKalyan } from '../../support/bids-on-kalyan.ts';
import { fingerprint } from '../../../src/lib/fingerprint.ts';
import { renderApp } from '../../support/render-app.tsx';

const key = 'matka.new-players.v1';
const line = () => screen.queryByRole('button', { name: 'How a bid works' });

it('a player who has registered here finds how a bid works in the first row of their section', async () => {
  const { user } = await renderApp('/login', { as: 'visitor' });
  await user.click(await screen.findByRole('button', { name: 'New here? Register' }));
  await user.type(await screen.findByLabelText('Username'), 'Asha');
  await user.type(screen.getByLabelText('Phone number'), '9876543222');
  await user.type(screen.getByLabelText('Password'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await user.type(await screen.findByLabelText('OTP'), '1234');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  await user.click(await screen.findByRole('button', { name: 'How a bid works' }));
  const dialog = await screen.findByRole('dialog', { name: 'How a bid works' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
  expect(dialog).toHaveTextContent('A bid cannot be cancelled.');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  const [first] = within(screen.getByRole('region', { name: 'Yours' })).getAllByRole('listitem');
  expect(first).toContainElement(line());
});

it('an account without a bid in the books has the row on any device, and keeps it', async () => {
  const { mock, local } = await renderApp('/imp', { scenario: 'new-player' });
  await waitFor(() => expect(line()).toBeVisible());
  expect(local.dump()).toContain(fingerprint('9876543210'));
  const from = mock.calls().findLast(({ path }) => path === '/api-bid-history-data')?.body;
  // 365 days before the mock's 21 November 2026.
  expect(from).toMatchObject({ bid_from: '11/21/2025', bid_to: '11/21/2026' });
});

it('an account with a bid has no such row, even where the device knows it as new', async () => {
  await renderApp('/imp', {
    arrange: onKalyan({ digits: '7' }),
    stored: { [key]: JSON.stringify([fingerprint('9876543210')]) },
  });
  await screen.findByRole('link', { name: '1 bid waits for Kalyan' });
  await waitFor(() => expect(line()).toBeNull());
});

it('nothing is said of an account whose bids cannot be read', async () => {
  await renderApp('/imp', {
    scenario: 'new-player',
    arrange: mock =>
      void mock.fault({ path: '/api-galidisawar-bid-history-data', kind: 'status', value: 503, times: -1 }),
  });
  await waitFor(() => expect(screen.getByText(/^Updated/)).toBeVisible());
  await screen.findByText('You have 0 points. A bid needs 10.');
  expect(line()).toBeNull();
});
