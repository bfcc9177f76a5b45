import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refreshDashboardAtom } from '../../../src/state/reading/markets.ts';
import { stored } from '../../../src/storage/table.ts';
import { renderApp } from '../../support/render-app.tsx';

const { key } = stored.keptMarkets;
const markets = [
  { name: 'Kalyan', open: '3:00 PM', close: '5:00 PM', result: '123-6' },
  { name: 'Madhur', open: '6:30 PM', close: '8:30 PM', result: '' },
];
const minute = Date.parse('2026-11-20T18:00:00+05:30') / 60_000;
const last = () => screen.queryByRole('list', { name: 'Markets' });

/** The provider answers nothing, and the browser has kept `value`. */
async function openDown(path: string, value: unknown) {
  const app = await renderApp(path, {
    stored: { [key]: JSON.stringify(value) },
    arrange: mock => void mock.fault({ path: '*', kind: 'status', value: 503, times: -1 }),
  });
  await screen.findByText("Couldn't load the markets.");
  return app;
}

it('keeps the list of markets, with the minute of the newest reply', async () => {
  const { mock, local, store } = await renderApp('/imp');
  const kept = () => JSON.parse(local.getItem(key) ?? '{}') as { minute?: number; markets?: object[] };
  await waitFor(() => expect(kept().markets).toHaveLength(mock.data().markets.length));
  expect(kept().minute).toBe(mock.now() / 60_000);
  mock.advance('3m');
  await store.set(refreshDashboardAtom);
  window.dispatchEvent(new Event('pagehide'));
  expect(kept().minute).toBe(mock.now() / 60_000);
});

it('shows them with their age when nothing can be read, and nothing of them once it can', async () => {
  const { mock, user } = await openDown('/imp', { minute, markets });
  expect(screen.getByText('as of 20 November 2026 6:00 PM')).toBeVisible();
  const rows = within(last() ?? document.body).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Kalyan Open bids till 3:00 PM · Close till 5:00 PMone two three, six123-6',
    'Madhur Open bids till 6:30 PM · Close till 8:30 PM',
  ]);
  mock.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('button', { name: /^Kalyan/ });
  expect(last()).toBeNull();
});

it.each([
  ['on a list of slots', '/imp2', { minute, markets }],
  ['of a broken value', '/imp', { minute, markets: [{ name: 'Kalyan' }] }],
  ['of no minute', '/imp', { minute: 'noon', markets }],
])('shows none %s', async (_what, path, value) => {
  await openDown(path, value);
  expect(last()).toBeNull();
});
