import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { left, markets, openForm, rows } from './open-form.tsx';

// Kalyan takes bids for Open till 3:00 PM and for Close till 5:00 PM; it is 1:00 PM.
const home = async () => {
  act(() => go('/imp'));
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
};
const nothingPlaced = (mock: AppMock): void => {
  Object.assign(mock.data(), { bids: [], wins: [] });
};
const yours = () => screen.findByRole('region', { name: 'Yours' });
const toForm = async (path: string) => {
  act(() => go(path, { state: { market: markets.main } }));
  await screen.findByLabelText('Date');
};

it('the home screen names each unsent slip with its market, its bids and the time left, and opens its form with it', async () => {
  const app = await openForm('/single', 'main', { arrange: nothingPlaced });
  await app.proceed({ Digit: '7', Points: '50' });
  await toForm('/jodi');
  await app.proceed({ 'Enter Digit': '47', Points: '20' });
  await app.proceed({ 'Enter Digit': '48', Points: '1000' });
  await home();
  // The rows of slips load late.
  const links = await within(await yours()).findAllByRole('link');
  expect(links.map(link => link.textContent?.trim())).toEqual([
    'Kalyan · 1 bid · 50 pts',
    'Kalyan · 2 bids · 1,020 pts',
  ]);
  expect(links[0]).toHaveAccessibleDescription('Single Digit · closes in 2 h');
  expect(links[1]).toHaveAccessibleDescription('Jodi Digit · closes in 2 h');
  await app.user.click(links[0] ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
  expect(rows()).toEqual(['7 Open 50 pts']);
  expect(left()).toBe('8,930 left 2 unsent slips');
});

it('bids for Close end with Close', async () => {
  const app = await openForm('/single', 'main', { arrange: nothingPlaced });
  await app.proceed({ Session: 'Close', Digit: '7', Points: '50' });
  await home();
  expect(within(await yours()).getByRole('link')).toHaveAccessibleDescription('Single Digit · closes in 4 h');
});

it('a slip that ends while the player looks at the home screen is named there, once, with its rows', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await app.proceed({ Session: 'Close', Digit: '3', Points: '20' });
  await home();
  const link = within(await yours()).getByRole('link', { name: 'Kalyan · 2 bids · 70 pts' });
  app.mock.advance('119m');
  await waitFor(() => expect(link).toHaveAccessibleDescription('Single Digit · closes in 1 min'));
  expect(screen.queryByText(/has closed/)).toBeNull();
  app.mock.advance('1m');
  const told = (await screen.findByText('Kalyan has closed: 1 row removed')).closest('[role=alert]');
  expect(told).toHaveTextContent(/7\s*Single Digit Open\s*50 pts/);
  expect(await screen.findByRole('link', { name: 'Kalyan · 1 bid · 20 pts' })).toHaveAccessibleDescription(
    'Single Digit · closes in 2 h',
  );
  await app.user.click(within(await yours()).getByRole('button', { name: 'Close' }));
  await toForm('/single');
  expect(screen.queryByText(/has closed/)).toBeNull();
  expect(rows()).toEqual(['3 Close 20 pts']);
});

it('without an unsent slip, or with betting off, the home screen names none', async () => {
  const app = await openForm('/single', 'main', { arrange: nothingPlaced });
  await home();
  const slips = () => screen.queryAllByRole('link', { name: /^Kalyan · / });
  expect(slips()).toEqual([]);
  await toForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  app.mock.data().content.betting_status = '2';
  await home();
  await screen.findByText(/^Bidding is paused/);
  await waitFor(() => expect(slips()).toEqual([]));
});
