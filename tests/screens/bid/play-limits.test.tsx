import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fingerprint } from '../../../src/lib/fingerprint.ts';
import { go } from '../../../src/nav/navigation.ts';
import { stored } from '../../../src/storage/table.ts';
import { settle } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';
import { errors, markets, openForm, rows, toast } from './open-form.tsx';

const owner = fingerprint('9876543210');
const none = { value: null, next: null };
const kept = (change: object) => ({
  [stored.limits.key]: JSON.stringify([
    { owner, at: 0, daily: none, reminder: none, pausedUntil: 0, ...change },
  ]),
});
/** The demo player has bid 120 points in main markets today, which a form's history shows. */
const daily = (value: number) => kept({ daily: { value, next: null } });
/** 1:00 PM of 23 November 2026 in India, two days after the mock's time. */
const pausedUntil = Date.parse('2026-11-23T13:00:00+05:30');

const question = () => screen.findByRole('dialog', { name: 'Confirm bid' });
const confirm = async (app: Awaited<ReturnType<typeof openForm>>): Promise<void> => {
  await app.user.click(within(await question()).getByRole('button', { name: 'SUBMIT' }));
};
const sent = (app: Awaited<ReturnType<typeof openForm>>): number => app.bodies('/api-submit-bid').length;
const placed = () => screen.findByRole('region', { name: 'Receipt' });

it('a slip within the limit is placed, and one over the rest is refused before the question', async () => {
  const app = await openForm('/single', 'main', { stored: daily(240) });
  await app.proceed({ Digit: '7', Points: '100' });
  await app.submit();
  await confirm(app);
  await placed();
  await app.proceed({ Digit: '8', Points: '30' });
  await app.submit();
  expect(errors()).toContain('Your daily limit leaves 20 pts');
  expect(screen.queryByRole('dialog', { name: 'Confirm bid' })).toBeNull();
  expect(rows()).toEqual(['8 Open 30 pts']);
  expect(sent(app)).toBe(1);
});

it('the form says that its rows are above the limit before Submit does', async () => {
  const app = await openForm('/single', 'main', { stored: daily(50) });
  await app.proceed({ Digit: '7', Points: '40' });
  expect(screen.queryByText(/above your daily limit/)).toBeNull();
  await app.proceed({ Digit: '8', Points: '30' });
  const words = 'These bids are 20 pts above your daily limit. Delete some before you submit.';
  expect(screen.getByText(words)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Delete 8' }));
  expect(screen.queryByText(words)).toBeNull();
});

it('the question refuses at SUBMIT what another tab has bid since it opened, and keeps the rows', async () => {
  const app = await openForm('/single', 'main', { stored: daily(240) });
  await app.proceed({ Digit: '7', Points: '100' });
  await app.submit();
  const stake = { id: 'x', owner, family: 'gali', points: 90, day: '2026-11-21', open: [] };
  app.local.setItem(stored.play.key, JSON.stringify({ stakes: [stake], times: [], seen: [], limits: [] }));
  await confirm(app);
  expect(await screen.findByText('Your daily limit leaves 30 pts')).toBeVisible();
  expect(sent(app)).toBe(0);
  expect(rows()).toContain('7 Open 100 pts');
});

it('bids of today from before count once a history has shown them: 120 points in the demo', async () => {
  const app = await openForm('/single', 'main', { stored: daily(120) });
  await app.proceed({ Digit: '7', Points: '10' });
  await app.submit();
  await confirm(app);
  expect(await screen.findByText('Your daily limit leaves 0 pts')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'CANCEL' }));
  await app.submit();
  expect(screen.queryByRole('dialog', { name: 'Confirm bid' })).toBeNull();
  expect(sent(app)).toBe(0);
});

it('points that a history has shown count after a reload too, and once', async () => {
  const app = await openForm('/single', 'main', { stored: daily(150) });
  await app.proceed({ Digit: '7', Points: '20' });
  await app.submit();
  await question();
  await settle();
  await app.user.click(screen.getByRole('button', { name: 'CANCEL' }));
  app.unmount();
  app.mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 503, times: -1 });
  const storage = [app.local, app.tab] as const;
  const again = await openForm('/single', 'main', { again: { mock: app.mock, storage, state: null } });
  await again.proceed({ Digit: '8', Points: '20' });
  await again.submit();
  expect(errors()).toContain('Your daily limit leaves 30 pts');
  expect(sent(again)).toBe(0);
});

it('a refused bid does not count', async () => {
  const app = await openForm('/single', 'main', { stored: daily(240) });
  await app.proceed({ Digit: '7', Points: '100' });
  app.mock.fault({ path: '/api-submit-bid', kind: 'false-status' });
  await app.submit();
  await confirm(app);
  expect(await screen.findByText('Failed to place bid. Please try again.')).toBeVisible();
  await confirm(app);
  await placed();
  expect(sent(app)).toBe(2);
});

it('a bid whose reply was lost counts, and the same rows are not refused for it', async () => {
  const app = await openForm('/single', 'main', { stored: daily(240) });
  await app.proceed({ Digit: '7', Points: '100' });
  app.mock.fault({ path: '/api-submit-bid', kind: 'drop-after' });
  await app.submit();
  await confirm(app);
  await placed();
  expect(errors()).not.toContain('Your daily limit leaves 20 pts');
  await app.proceed({ Digit: '8', Points: '30' });
  await app.submit();
  expect(errors()).toContain('Your daily limit leaves 20 pts');
  expect(sent(app)).toBe(1);
});

it('the next day has its own points', async () => {
  const app = await openForm('/single', 'main', { stored: daily(240) });
  await app.proceed({ Digit: '7', Points: '100' });
  await app.submit();
  await confirm(app);
  await placed();
  app.mock.advance('24h');
  act(() => go('/imp'));
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  await settle();
  act(() => go('/single', { state: { market: markets.main } }));
  await screen.findByLabelText('Date');
  await app.proceed({ Digit: '7', Points: '240' });
  await app.submit();
  await question();
  expect(errors()).toEqual([]);
});

it('during a pause the form says until when, keeps its rows, and has nothing to submit', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(rows()).toHaveLength(1));
  app.local.setItem(stored.limits.key, kept({ pausedUntil })[stored.limits.key] ?? '');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: stored.limits.key })));
  expect(await screen.findByText('You paused betting until 23 November 2026 1:00 PM')).toBeVisible();
  expect(rows()).toEqual(['7 Open 50 pts']);
  for (const name of ['Submit', 'Proceed']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Play limits' })).toHaveAttribute(
    'href',
    '/limits',
  );
});

it('a pause that begins while the question is open refuses its SUBMIT', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await app.submit();
  await question();
  app.local.setItem(stored.limits.key, kept({ pausedUntil })[stored.limits.key] ?? '');
  await confirm(app);
  await waitFor(() => expect(toast('You paused betting until 23 November 2026 1:00 PM')).toBeVisible());
  expect(sent(app)).toBe(0);
});

it('a pause hides the games of a menu, and leaves the wallet and withdrawals', async () => {
  const app = await renderApp('/imp', { stored: kept({ pausedUntil }) });
  await app.user.click((await screen.findAllByRole('button', { name: /^Kalyan\b/ }))[0] as HTMLElement);
  expect(await screen.findByText('You paused betting until 23 November 2026 1:00 PM')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Single Digit/ })).toBeNull();
  act(() => go('/withdraw'));
  expect(await screen.findByRole('textbox', { name: 'Points' })).toBeVisible();
});

it('a pause that is over is over', async () => {
  const over = Date.parse('2026-11-21T13:00:00+05:30');
  const app = await openForm('/single', 'main', { stored: kept({ pausedUntil: over }) });
  await app.proceed({ Digit: '7', Points: '50' });
  await app.submit();
  expect(await question()).toBeVisible();
});

it('limits that cannot be read refuse a bid', async () => {
  const app = await openForm('/single', 'main', { stored: { [stored.limits.key]: '{' } });
  await app.proceed({ Digit: '7', Points: '50' });
  await app.submit();
  expect(errors()).toContain('Your play limits cannot be read. Please set them again.');
});

it('another player is not held by the limits of this one', async () => {
  const foreign = daily(10)[stored.limits.key]?.replace(owner, fingerprint('9876543211')) ?? '';
  const app = await openForm('/single', 'main', { stored: { [stored.limits.key]: foreign } });
  await app.proceed({ Digit: '7', Points: '50' });
  await app.submit();
  await question();
  fireEvent.click(screen.getByRole('button', { name: 'CANCEL' }));
});
