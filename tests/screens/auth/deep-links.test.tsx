import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { fillIn } from '../../support/fill-in.ts';
import { renderApp } from '../../support/render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

const visitor = { as: 'visitor' } as const;
const key = 'matka.wanted.v1';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = (): string => location.pathname + location.search + location.hash;
const logIn = ({ user }: App, phone = '9876543210') =>
  fillIn(user, { 'Phone number': phone, Password: 'demo1234' }, 'Login');

/** The same tab after a reload of the login page. */
async function reloaded({ tab, unmount }: App): Promise<App> {
  const stored = tab.getItem(key);
  unmount();
  return renderApp('/login', { ...visitor, inTab: stored === null ? {} : { [key]: stored } });
}

it.each([
  ['/windata?x=1', 'WIN HISTORY'],
  ['/Imp2', 'KALYAN STARLINE'],
  ['/wallet#history', 'Wallet'],
  ['/GaliImp/?from=sms&to=%2Fr', 'GALI DISAWAR'],
])('spec 1 §6: %s opened by a visitor is where the login leads, as it was typed', async (path, title) => {
  const app = await renderApp(path, visitor);
  expect(location.pathname).toBe('/login');
  await logIn(app);
  expect(await heading(title)).toBeVisible();
  expect(address()).toBe(path);
});

it('spec 1 §6: the address asked for survives a reload of the login page, is used once, and then forgotten', async () => {
  const app = await reloaded(await renderApp('/windata?x=1', visitor));
  await logIn(app);
  expect(await heading('WIN HISTORY')).toBeVisible();
  expect(address()).toBe('/windata?x=1');
  expect(app.tab.getItem(key)).toBeNull();
});

it('spec 1 §6: the address asked for is where a registration leads, over its code', async () => {
  const app = await renderApp('/bid?x=1', visitor);
  await act(async () => go('/r'));
  const fresh = { Username: 'Fresh Player', 'Phone number': '9876543222', Password: 'fresh123' };
  await fillIn(app.user, fresh, 'Register');
  await heading('Verify OTP');
  await fillIn(app.user, { OTP: '1234' }, 'Verify');
  expect(await heading('BID History')).toBeVisible();
  expect(address()).toBe('/bid?x=1');
});

it('spec 1 §6: a registration without the steps before it leads home', async () => {
  const app = await renderApp('/r', visitor);
  const fresh = { Username: 'Fresh Player', 'Phone number': '9876543222', Password: 'fresh123' };
  await fillIn(app.user, fresh, 'Register');
  await heading('Verify OTP');
  await fillIn(app.user, { OTP: '1234' }, 'Verify');
  expect(await heading('Markets')).toBeVisible();
});

it.each(['"//evil.example"', '"/imp77"', '"/login"', '"javascript:alert(1)"', '{"path":"/imp2"}', '"'])(
  'spec 1 §6: a stored text like %s is not an address of the app, so the login leads home',
  async text => {
    const app = await renderApp('/login', { ...visitor, inTab: { [key]: text } });
    await logIn(app);
    expect(await heading('Markets')).toBeVisible();
    expect(address()).toBe('/imp');
  },
);

it('spec 1 §6: a log-out forgets the address asked for', async () => {
  const app = await renderApp('/imp', { inTab: { [key]: '"/windata"' } });
  await heading('Markets');
  await app.user.click(screen.getByRole('button', { name: 'Menu' }));
  await app.user.click(screen.getByRole('button', { name: 'Log out' }));
  await heading('Login');
  expect(app.tab.getItem(key)).toBeNull();
  await logIn(app);
  expect(await heading('Markets')).toBeVisible();
});
