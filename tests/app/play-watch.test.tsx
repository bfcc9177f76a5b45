import '../../src/screens/markets/slots-screen.tsx';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadAllScreens } from '../../src/app/screens/registry.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { go } from '../../src/nav/navigation.ts';
import { inFlightAtom } from '../../src/state/money/in-flight.ts';
import { openEntry, stored } from '../../src/storage/table.ts';
import { monthEntry } from '../../src/storage/play-limits.ts';
import { passTime, passTimeAtOnce, settle } from '../support/pass-time.ts';
import { renderApp } from '../support/render-app.tsx';
import { facts } from '../screens/bid/open-form.tsx';

const minute = 60_000;
const owner = fingerprint('9876543210');
const none = { value: null, next: null };
const remindedAfter = (minutes: number | null) => ({
  [stored.limits.key]: JSON.stringify([
    { owner, at: 0, daily: none, reminder: { value: minutes, next: null }, pausedUntil: 0 },
  ]),
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A player at home whose device's time passes with the test's, from 1:00 PM on. He has won nothing today. */
async function playing(minutes: number | null, options: Parameters<typeof renderApp>[1] = {}) {
  await loadAllScreens();
  passTimeAtOnce();
  const [start, base] = [Date.parse('2026-11-21T13:00:00+05:30'), performance.now()];
  const app = await renderApp('/imp', {
    config: { clock: 'device', pollSeconds: 600 },
    deviceNow: () => start + performance.now() - base,
    stored: remindedAfter(minutes),
    arrange: mock => (mock.data().wins = []),
    ...options,
  });
  await settle();
  return app;
}

const reminder = () => screen.queryByRole('dialog', { name: 'Time for a break?' });
const press = async (name: string): Promise<void> => {
  await act(async () =>
    within(reminder() ?? document.body)
      .getByRole('button', { name })
      .click(),
  );
  await settle();
};

it('after the minutes of play a dialog says the time, the bids, the wins and the net result of today', async () => {
  await playing(3);
  await passTime(3 * minute - 10_000);
  expect(reminder()).toBeNull();
  await passTime(20_000, () => reminder() !== null);
  const dialog = reminder();
  if (dialog === null) throw new Error('No reminder');
  // 20 and 100 points on main markets, 70 on Starline, none on Gali.
  expect(facts(dialog)).toEqual({ 'Bids today': '190 pts', 'Wins today': '0 pts', 'Net today': '− 190 pts' });
  expect(dialog).toHaveAccessibleDescription(/^You have played for 3 min\. Bids today/);
});

it('Continue is asked for once, and the next reminder follows after as many minutes', async () => {
  await playing(2);
  await passTime(3 * minute, () => reminder() !== null);
  await press('Continue');
  expect(reminder()).toBeNull();
  await passTime(2 * minute - 15_000);
  expect(reminder()).toBeNull();
  await passTime(minute, () => reminder() !== null);
  expect(reminder()).toHaveAccessibleDescription(/^You have played for 4 min\./);
});

it('Take a break leads to the limits', async () => {
  await playing(1);
  await passTime(2 * minute, () => reminder() !== null);
  await press('Take a break');
  expect(location.pathname).toBe('/limits');
  expect(reminder()).toBeNull();
});

it('names only the points bid when the wins are unknown', async () => {
  const { mock } = await playing(1);
  mock.fault({ path: '/api-galidisawar-wining-history-data', kind: 'status', value: 500, times: 9 });
  await passTime(2 * minute, () => reminder() !== null);
  expect(facts(reminder() as HTMLElement)).toEqual({ 'Bids today': '190 pts' });
});

it('names the sums that this device knows when offline', async () => {
  const { network } = await playing(1);
  network.online = false;
  await passTime(2 * minute, () => reminder() !== null);
  expect(facts(reminder() as HTMLElement)).toEqual({ 'Bids today': '0 pts' });
});

it('without a reminder the time of the month alone is counted, and nothing is asked for', async () => {
  const { local, mock } = await playing(null);
  await passTime(3 * minute);
  expect(reminder()).toBeNull();
  expect(local.getItem(stored.play.key)).toBeNull();
  expect(openEntry(monthEntry, { local, tab: local }).read()).toMatchObject({ owner, of: '2026-11' });
  // Once for each family, by the home screen.
  expect(mock.calls().filter(({ path }) => path.includes('wining'))).toHaveLength(3);
});

it('counts no time on other screens, and none with the page out of sight', async () => {
  await playing(2);
  await passTime(minute);
  act(() => go('/imp7'));
  await passTime(3 * minute);
  act(() => go('/imp'));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await passTime(3 * minute);
  hidden.mockReturnValue(false);
  await passTime(minute - 20_000);
  expect(reminder()).toBeNull();
  await passTime(minute, () => reminder() !== null);
  expect(reminder()).not.toBeNull();
});

it('a break of 15 minutes ends the session of play', async () => {
  await playing(2);
  await passTime(minute + 30_000);
  act(() => go('/imp7'));
  await passTime(15 * minute);
  act(() => go('/imp'));
  await passTime(minute);
  expect(reminder()).toBeNull();
  await passTime(2 * minute, () => reminder() !== null);
  expect(reminder()).toHaveAccessibleDescription(/^You have played for 2 min\./);
});

it('waits while points are on their way', async () => {
  const { store } = await playing(1);
  let end = (): void => undefined;
  act(() => void store.set(inFlightAtom, new Promise<void>(resolve => (end = resolve))));
  await passTime(2 * minute);
  expect(reminder()).toBeNull();
  end();
  await passTime(minute, () => reminder() !== null);
  expect(reminder()).not.toBeNull();
});

it('waits while another dialog is open', async () => {
  await playing(1);
  await act(async () => screen.getByRole('button', { name: 'Menu' }).click());
  await passTime(2 * minute);
  expect(reminder()).toBeNull();
  await act(async () =>
    screen.getByRole('dialog', { name: 'Menu' }).dispatchEvent(new Event('cancel', { cancelable: true })),
  );
  await passTime(minute, () => reminder() !== null);
  expect(reminder()).not.toBeNull();
});

it('waits while the player types', async () => {
  await playing(1);
  for (let second = 0; second < 100; second += 1) {
    await passTime(1000);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '7' }));
  }
  expect(reminder()).toBeNull();
  await passTime(5000, () => reminder() !== null);
  expect(reminder()).not.toBeNull();
});

it('a reload forgets neither the time nor that the player was reminded', async () => {
  const app = await playing(2);
  await passTime(minute + 30_000);
  app.unmount();
  const again = { mock: app.mock, storage: [app.local, app.tab], state: null } as const;
  const start = Date.parse('2026-11-21T13:02:00+05:30');
  const base = performance.now();
  await renderApp('/imp', {
    again,
    config: { clock: 'device', pollSeconds: 600 },
    deviceNow: () => start + performance.now() - base,
  });
  await passTime(minute, () => reminder() !== null);
  expect(reminder()).not.toBeNull();
});
