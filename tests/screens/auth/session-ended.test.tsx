import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchToken } from '../../../src/app/boot/browser-environment.ts';
import { go } from '../../../src/nav/navigation.ts';
import { playerAtom } from '../../../src/state/core/session.ts';
import { stored } from '../../../src/storage/table.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { fillIn } from '../../support/fill-in.ts';
import { renderApp } from '../../support/render-app.tsx';
import { passTimeAtOnce } from '../../support/pass-time.ts';
import { markets, openForm, rows } from '../bid/open-form.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

const words = 'Your session has ended. Please log in again.';
const endedKey = 'matka.session-ended.v1';
const slipKey = 'matka.slips.v2';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const valid = (mock: AppMock, is: boolean) => void Object.assign(mock.data().content, { sessions_valid: is });
const logIn = ({ user }: Pick<App, 'user'>, phone = '9876543210') =>
  fillIn(user, { 'Phone number': phone, Password: 'demo1234' }, 'Login');

/** The player is on /login, and reads why. */
async function toldToLogIn(): Promise<void> {
  const notice = await screen.findByText(words);
  expect(notice.closest('[role=alert]')).toBeVisible();
  expect(location.pathname).toBe('/login');
  expect(await heading('Login')).toBeVisible();
}

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['/wallet?x=1#y', 'Wallet'],
  ['/Bid', 'BID History'],
])(
  'spec 1 §4, spec 2 §8: a token refused on %s leads to login and back → Your session has ended. Please log in again.',
  async (path, title) => {
    const app = await renderApp(path, { arrange: mock => valid(mock, false) });
    await toldToLogIn();
    expect(app.local.getItem(stored.session.key)).toBeNull();
    valid(app.mock, true);
    await logIn(app);
    expect(await heading(title)).toBeVisible();
    expect(location.pathname + location.search + location.hash).toBe(path);
    expect(screen.queryByText(words)).toBeNull();
    expect(app.local.getItem(endedKey)).toBeNull();
  },
);

it('spec 1 §4: a 401 ends the session as well', async () => {
  await renderApp('/imp7', {
    arrange: mock =>
      void mock.fault({ path: '/api-user-wallet-balance', kind: 'status', value: 401, times: 1 }),
  });
  await toldToLogIn();
});

it.each([
  ['a 403', 'status', 403],
  ['a 500', 'status', 500],
  ['another refusal', 'false-status', 'Invalid credentials'],
] as const)('spec 1 §4: %s ends no session', async (_case, kind, value) => {
  const app = await renderApp('/imp7', {
    arrange: mock => void mock.fault({ path: '*', kind, value, times: -1 }),
  });
  await waitFor(() => expect(app.mock.calls().length).toBeGreaterThan(2));
  expect(location.pathname).toBe('/imp7');
  expect(app.local.getItem(stored.session.key)).not.toBeNull();
});

it('spec 1 §4: a page that anybody may read is left and returned to as well', async () => {
  const app = await renderApp('/about', { arrange: mock => valid(mock, false) });
  await toldToLogIn();
  valid(app.mock, true);
  await logIn(app);
  expect(await heading('About Us')).toBeVisible();
});

it('spec 1 §4: on /login the refusal of a token opens no other screen', async () => {
  const app = await renderApp('/imp');
  await heading('Markets');
  const refused = watchToken(app.store)();
  valid(app.mock, false);
  await act(async () => go('/transaction'));
  await toldToLogIn();
  const entries = history.length;
  await act(async () => refused());
  expect(location.pathname).toBe('/login');
  expect(history.length).toBe(entries);
});

it('spec 1 §4: the polls stop with the session', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp('/imp', { arrange: mock => valid(mock, false) });
  await toldToLogIn();
  // The log-in itself asks for the support number, whenever its screen is there.
  const others = () => app.mock.calls().filter(call => call.path !== '/api-get-contact-details').length;
  const before = others();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(others()).toBe(before);
  expect(location.pathname).toBe('/login');
});

it('spec 1 §4: a refusal of the token that was used before the new login does not end the new session', async () => {
  const app = await renderApp('/imp7');
  await heading('Wallet');
  const old = watchToken(app.store)();
  const [token] = app.mock.data().users.map(user => user.unique_token);
  valid(app.mock, false);
  await act(async () => go('/transaction'));
  await toldToLogIn();
  valid(app.mock, true);
  Object.assign(app.mock.data().users[0] ?? {}, { unique_token: token });
  await logIn(app);
  await heading('Wallet History');
  // The provider gives out the same token again: the session tells them apart, not the text.
  expect(app.store.get(playerAtom)?.token).toBe(token);
  await act(async () => old());
  expect(location.pathname).toBe('/transaction');
  expect(app.store.get(playerAtom)).not.toBeNull();
});

async function refusedBid() {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(app.tab.getItem(slipKey)).toContain('"digits":"7"'));
  await app.submit();
  await screen.findByRole('dialog', { name: 'Confirm bid' });
  valid(app.mock, false);
  await app.user.click(screen.getByRole('button', { name: 'SUBMIT' }));
  await toldToLogIn();
  valid(app.mock, true);
  return app;
}

const openSingle = async (): Promise<void> => {
  act(() => go('/single', { state: { market: markets.main } }));
  await screen.findByLabelText('Date');
};

it('spec 1 §4: a bid refused with its token is not placed, and the same player finds the rows again', async () => {
  passTimeAtOnce();
  const app = await refusedBid();
  expect(app.bodies('/api-submit-bid')).toHaveLength(1);
  expect(app.mock.balance('9876543210')).toBe(10_000);
  await logIn(app);
  await heading('Single Digit');
  expect(location.pathname).toBe('/single');
  await openSingle();
  expect(rows()).toEqual(['7 Open 50 pts']);
  await app.submit();
  await app.user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await screen.findByText('Bid placed successfully!');
  expect(app.mock.balance('9876543210')).toBe(9950);
});

it('spec 1 §4: another player finds neither the rows nor the place', async () => {
  const app = await refusedBid();
  await logIn(app, '9876543211');
  await heading('Markets');
  expect(app.tab.getItem(slipKey)).toBeNull();
  expect(location.pathname).toBe('/imp');
});

it('spec 1 §4: the notice of an ended session survives a reload of /login', async () => {
  const app = await renderApp('/imp', { arrange: mock => valid(mock, false) });
  await toldToLogIn();
  const ended = app.local.getItem(endedKey) ?? '';
  expect(ended).not.toContain('98765');
  app.unmount();
  await renderApp('/login', { as: 'visitor', stored: { [endedKey]: ended } });
  await toldToLogIn();
});

/** Tells the tab, as a browser does, that another tab has written. */
const otherTab = () =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: stored.session.key })));

it('spec 1 §4: other tabs follow, keep their slips for the same player, and return with that player', async () => {
  const first = await renderApp('/imp', { arrange: mock => valid(mock, false) });
  await toldToLogIn();
  const ended = first.local.getItem(endedKey) ?? '';
  first.unmount();

  const app = await renderApp('/histories?x=1', { inTab: { [slipKey]: '[]' } });
  const session = app.local.getItem(stored.session.key) ?? '';
  app.local.setItem(endedKey, ended);
  app.local.removeItem(stored.session.key);
  await otherTab();
  await toldToLogIn();
  expect(app.tab.getItem(slipKey)).toBe('[]');

  app.local.removeItem(endedKey);
  app.local.setItem(stored.session.key, session);
  await otherTab();
  expect(await heading('History')).toBeVisible();
  expect(location.pathname + location.search).toBe('/histories?x=1');
  expect(app.tab.getItem(slipKey)).toBe('[]');
});

it('spec 1 §4: other tabs drop their slips when another player logs in', async () => {
  const first = await renderApp('/imp', { arrange: mock => valid(mock, false) });
  await toldToLogIn();
  const ended = first.local.getItem(endedKey) ?? '';
  first.unmount();

  const app = await renderApp('/histories', { inTab: { [slipKey]: '[]' } });
  const { user_name: username, unique_token: token, mobile } = app.mock.data().users[1] ?? {};
  app.local.setItem(endedKey, ended);
  app.local.removeItem(stored.session.key);
  await otherTab();
  await toldToLogIn();
  app.local.removeItem(endedKey);
  app.local.setItem(stored.session.key, JSON.stringify({ username, token, mobile }));
  await otherTab();
  expect(await heading('Markets')).toBeVisible();
  expect(app.tab.dump()).toBe('[]');
});

it('a refusal of an old token does not end the session that another tab has just begun', async () => {
  const { store, local } = await renderApp('/imp7');
  await heading('Wallet');
  const refused = watchToken(store)();
  const newer = JSON.stringify({ username: 'Demo Player', token: 'mock-token-1.9', mobile: '9876543210' });
  // The browser has not told this tab yet.
  local.setItem(stored.session.key, newer);
  await act(async () => refused());
  expect(local.getItem(stored.session.key)).toBe(newer);
  expect(location.pathname).toBe('/imp7');
  await otherTab();
  expect(store.get(playerAtom)?.token).toBe('mock-token-1.9');
});
