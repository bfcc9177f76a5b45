import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { startUpiOtpAtom } from '../../../src/state/account/payout-otp.ts';
import { inFlightAtom } from '../../../src/state/money/in-flight.ts';
import { keepPasswordAtom } from '../../../src/state/account/passwords.ts';
import { stored } from '../../../src/storage/table.ts';
import { showToast } from '../../../src/ui/overlays/toast.ts';
import { phone } from '../../support/example.ts';
import { fillIn } from '../../support/fill-in.ts';
import { renderApp } from '../../support/render-app.tsx';

const loginHeading = () => screen.findByRole('heading', { level: 1, name: 'Login' });
const marketsHeading = () => screen.findByRole('heading', { level: 1, name: 'Markets' });
/** Tells the tab, as a browser does, that another tab has written a key. */
const otherTab = (key: string | null) =>
  act(async () => window.dispatchEvent(new StorageEvent('storage', { key })));

async function logOut(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
}

it('spec 1 §4: Log out clears the stored session and goes to /login', async () => {
  const { user, local } = await renderApp('/imp');
  await marketsHeading();
  await logOut(user);
  expect(await loginHeading()).toBeVisible();
  expect(location.pathname).toBe('/login');
  expect(local.getItem(stored.session.key)).toBeNull();
});

it('log out leaves the device\u2019s id, fingerprints and markets\u2019 results: no other storage, verifier, code or toast', async () => {
  const device = '00000000-0000-4000-8000-0000000000ff';
  const stored = { 'matka.device.v1': JSON.stringify(device), 'matka.other.v1': '"x"' };
  const { user, local, tab, verifiers, store } = await renderApp('/imp', { stored });
  tab.setItem('matka.slips.v2', '[]');
  await store.set(keepPasswordAtom, 'demo1234');
  await act(() => store.set(startUpiOtpAtom, 'paytm', phone('9876543215')));
  act(() => showToast({ tone: 'info', text: 'Still here', at: 'top-center' }));
  expect(await screen.findByText('Still here')).toBeVisible();
  await waitFor(() => expect(local.dump()).toContain('Milan Day'));
  await waitFor(() => expect(local.getItem('matka.bidders.v1')).not.toBeNull());

  await logOut(user);
  await loginHeading();
  const kept: unknown = JSON.parse(local.dump());
  expect(kept).toHaveLength(5);
  expect(kept).toEqual(
    expect.arrayContaining([
      ['matka.device.v1', JSON.stringify(device)],
      ['matka.boards.v1', expect.stringContaining('main 2')],
      // The accounts that have placed a bid, as hashes that reveal no phone number.
      ['matka.bidders.v1', expect.stringMatching(/^\["[0-9a-f]{16}"\]$/)],
      ['matka.results-kept.v1', expect.stringContaining('Milan Day')],
      ['matka.markets-kept.v1', expect.stringContaining('Milan Day')],
    ]),
  );
  expect(tab.dump()).toBe('[]');
  expect(verifiers.kept()).toBeNull();
  expect(screen.queryByText('Still here')).toBeNull();

  await fillIn(user, { 'Phone number': '9876543210', Password: 'demo1234' }, 'Login');
  await marketsHeading();
  await act(async () => go('/otpwithdraw'));
  expect(await screen.findByText('Invalid navigation. Please start over.')).toBeVisible();
});

it('a verifier that was still being made at the logout is not kept', async () => {
  const { user, verifiers, store } = await renderApp('/imp');
  const keeping = store.set(keepPasswordAtom, 'demo1234');
  await logOut(user);
  await keeping;
  expect(verifiers.kept()).toBeNull();
});

it('the next player lands at home, not where the last one was', async () => {
  const { user, local } = await renderApp('/histories');
  local.removeItem(stored.session.key);
  await otherTab(stored.session.key);
  await loginHeading();
  await fillIn(user, { 'Phone number': '9876543211', Password: 'demo1234' }, 'Login');
  expect(await marketsHeading()).toBeVisible();
});

it.each([
  ['the session\u2019s key', stored.session.key],
  ['all of storage', null],
])('another tab\u2019s logout (%s) logs this one out', async (_case, key) => {
  const { local, tab } = await renderApp('/histories');
  tab.setItem('matka.slips.v2', '[]');
  local.clear();
  await otherTab(key);
  expect(await loginHeading()).toBeVisible();
  expect(tab.dump()).toBe('[]');
});

it('another user\u2019s login in another tab holds here too, at home and with the other\u2019s wallet', async () => {
  const { local, mock } = await renderApp('/change');
  const { user_name: username, unique_token: token, mobile } = mock.data().users[1] ?? {};
  const session = JSON.stringify({ username, token, mobile });
  local.setItem(stored.session.key, session);
  await otherTab(stored.session.key);
  expect(await marketsHeading()).toBeVisible();
  expect(location.pathname).toBe('/imp');
  await waitFor(() => expect(screen.getByRole('link', { name: /Wallet/ })).toHaveTextContent('500'));
  expect(local.getItem(stored.session.key)).toBe(session);
});

it('a login in another tab leads from the login screen to home, and leaves other screens alone', async () => {
  for (const [path, then] of [
    ['/login', '/imp'],
    ['/htp', '/htp'],
  ] as const) {
    const { local, mock, unmount } = await renderApp(path, { as: 'visitor' });
    const { user_name: username, unique_token: token, mobile } = mock.data().users[0] ?? {};
    local.setItem(stored.session.key, JSON.stringify({ username, token, mobile }));
    await otherTab(stored.session.key);
    expect(location.pathname).toBe(then);
    unmount();
  }
});

it('other keys that other tabs write change nothing', async () => {
  const { local } = await renderApp('/histories');
  local.removeItem(stored.session.key);
  await otherTab('matka.device.v1');
  expect(location.pathname).toBe('/histories');
});

const logOuts = (mock: Awaited<ReturnType<typeof renderApp>>['mock']) =>
  mock.calls().filter(({ path }) => path === '/api-user-logout');

it('a log-out tells the provider, whose old token is refused from then on', async () => {
  const { user, mock, local } = await renderApp('/imp');
  await marketsHeading();
  await logOut(user);
  await loginHeading();
  await waitFor(() => expect(logOuts(mock)).toHaveLength(1));
  expect(logOuts(mock)[0]?.violations).toEqual([]);
  expect(mock.data().users[0]?.unique_token).toBe('mock-token-1.2');
  await fillIn(user, { 'Phone number': '9876543210', Password: 'demo1234' }, 'Login');
  await marketsHeading();
  expect(local.getItem(stored.session.key)).toContain('mock-token-1.2');
});

it.each([
  ['never answers', 'hang'],
  ['breaks', 'drop'],
] as const)('a log-out waits for no provider that %s', async (_case, kind) => {
  const { user, mock, local } = await renderApp('/imp', {
    arrange: world => void world.fault({ path: '/api-user-logout', kind, times: 1 }),
  });
  await marketsHeading();
  await logOut(user);
  expect(await loginHeading()).toBeVisible();
  expect(local.getItem(stored.session.key)).toBeNull();
  await waitFor(() => expect(logOuts(mock)).toHaveLength(1));
});

it('without a path in the config the provider gets no log-out', async () => {
  const { user, mock } = await renderApp('/imp', { config: { paths: {} } });
  await marketsHeading();
  await logOut(user);
  await loginHeading();
  await fillIn(user, { 'Phone number': '9876543210', Password: 'demo1234' }, 'Login');
  await marketsHeading();
  expect(logOuts(mock)).toEqual([]);
});

it('no log-out leaves while a request for points is under way, because the provider might refuse that', async () => {
  const { user, mock, store } = await renderApp('/imp');
  await marketsHeading();
  let arrive: () => void = () => undefined;
  void store.set(inFlightAtom, new Promise<void>(resolve => (arrive = resolve)));
  await logOut(user);
  await loginHeading();
  await act(async () => arrive());
  expect(logOuts(mock)).toEqual([]);
});
