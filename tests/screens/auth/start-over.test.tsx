import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { stored } from '../../../src/storage/table.ts';
import { fillIn } from '../../support/fill-in.ts';
import { renderApp } from '../../support/render-app.tsx';

const visitor = { as: 'visitor' } as const;
const fresh = { 'Phone number': '+91 98765 43222', Username: 'Fresh Player', Password: 'fresh123' };

type App = Awaited<ReturnType<typeof renderApp>>;

/** The page ends, as on a cheap phone while its player reads the SMS, and the browser loads it again. */
async function reload({ mock, local, tab }: App): Promise<App> {
  const { pathname } = location;
  const state: unknown = history.state;
  cleanup();
  return renderApp(pathname, { ...visitor, again: { mock, storage: [local, tab], state } });
}

async function startOver(app: App): Promise<void> {
  expect(screen.getByText('Invalid navigation. Please start over.')).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Start over' }));
}

const byEarlier = () => renderApp('/r', visitor);
async function byToggle(): Promise<App> {
  const app = await renderApp('/login', visitor);
  fireEvent.click(screen.getByRole('button', { name: 'New here? Register' }));
  await screen.findByLabelText('Username');
  return app;
}

it.each([
  ['on /r', byEarlier],
  ['by the toggle', byToggle],
] as const)(
  'spec 1 §4: a registration %s that a reload interrupts starts over with phone and username, without secrets',
  async (_where, open) => {
    const before = await open();
    await fillIn(before.user, fresh, 'Register');
    await screen.findByRole('heading', { level: 1, name: 'Verify OTP' });
    expect(before.tab.dump() + before.local.dump()).not.toMatch(/fresh123|1234/);

    const app = await reload(before);
    await startOver(app);
    expect(location.pathname).toBe('/r');
    expect(await screen.findByLabelText('Phone number')).toHaveValue('+91 98765 43222');
    expect(screen.getByLabelText('Username')).toHaveValue('Fresh Player');
    expect(screen.getByLabelText('Password')).toHaveValue('');

    await fillIn(app.user, { Password: 'fresh123' }, 'Register');
    await screen.findByRole('heading', { level: 1, name: 'Verify OTP' });
    await fillIn(app.user, { OTP: '1234' }, 'Verify');
    expect(await screen.findByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
    expect(app.tab.getItem(stored.visitor.key)).toBeNull();
  },
);

it.each([
  ['at the code', false],
  ['at the new password', true],
])(
  'spec 1 §4: a forgotten password that a reload interrupts %s starts over with the phone',
  async (_where, verified) => {
    const before = await renderApp('/forgotpass', visitor);
    await fillIn(before.user, { 'Phone number': '9876543210' }, 'Submit');
    await screen.findByRole('heading', { level: 1, name: 'Verify OTP' });
    if (verified) {
      await fillIn(before.user, { OTP: '1234' }, 'Verify');
      await screen.findByRole('heading', { level: 1, name: 'Set new password' });
    }

    const app = await reload(before);
    await startOver(app);
    expect(location.pathname).toBe('/forgotpass');
    expect(await screen.findByLabelText('Phone number')).toHaveValue('9876543210');
  },
);

it('a password that was reset leaves no phone in the tab', async () => {
  const { user, tab } = await renderApp('/forgotpass', visitor);
  await fillIn(user, { 'Phone number': '9876543210' }, 'Submit');
  await screen.findByRole('heading', { level: 1, name: 'Verify OTP' });
  expect(tab.getItem(stored.visitor.key)).toContain('9876543210');
  await fillIn(user, { OTP: '1234' }, 'Verify');
  await screen.findByRole('heading', { level: 1, name: 'Set new password' });
  await fillIn(user, { 'New Password': 'other123', 'Confirm Password': 'other123' }, 'Submit');
  await screen.findByText('Successfully updated password');
  expect(tab.getItem(stored.visitor.key)).toBeNull();
});

it('a kiosk keeps nothing of a visitor', async () => {
  const { user, tab, local } = await renderApp('/r', { ...visitor, config: { kiosk: { enabled: true } } });
  await fillIn(user, fresh, 'Register');
  await screen.findByRole('heading', { level: 1, name: 'Verify OTP' });
  expect(tab.dump() + local.dump()).not.toMatch(/43222|Fresh Player/);
});

it('an unfinished form of a visitor is empty after the next log-out', async () => {
  const { user } = await renderApp('/forgotpass', visitor);
  await fillIn(user, { 'Phone number': '9876543211' }, 'Submit');
  await screen.findByRole('heading', { level: 1, name: 'Verify OTP' });
  act(() => go('/login'));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await fillIn(user, { 'Phone number': '9876543210', Password: 'demo1234' }, 'Login');
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('heading', { level: 1, name: 'Login' });

  await user.click(screen.getByRole('button', { name: 'New here? Register' }));
  expect(await screen.findByLabelText('Username')).toHaveValue('');
  expect(screen.getByLabelText('Phone number')).toHaveValue('');
});
