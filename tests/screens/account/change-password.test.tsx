import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepPasswordAtom } from '../../../src/state/account/passwords.ts';
import { fillIn } from '../../support/fill-in.ts';
import { renderApp } from '../../support/render-app.tsx';

const typed = { 'Current Password': 'demo1234', 'New Password': 'demo5678', 'Confirm Password': 'demo5678' };
const path = '/api-change-password';

/** A player who has logged in here, so that the password's verifier is kept. */
async function known() {
  const app = await renderApp('/change');
  await app.store.set(keepPasswordAtom, 'demo1234');
  return app;
}
const asked = (app: Awaited<ReturnType<typeof renderApp>>) =>
  app.mock.calls().filter(call => call.path === path).length;

it.each<[rule: string, message: string, label: string, text: string]>([
  ['Current password required', 'Current Password is required!', 'Current Password', ''],
  ['New password required', 'New Password is required!', 'New Password', ''],
  ['Confirm password required', 'Confirm Password is required!', 'Confirm Password', ''],
  [
    'New / confirm password equal',
    'Confirm Password is not equal to New Password!',
    'Confirm Password',
    'demo5679',
  ],
  [
    'Current password must equal stored password',
    'Old password does not match',
    'Current Password',
    'demo1235',
  ],
])('spec 1 §5: %s → %s', async (_rule, message, label, text) => {
  const app = await known();
  await fillIn(app.user, { ...typed, [label]: text }, 'Submit');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(asked(app)).toBe(0);
});

it('spec 1 §8: Change password, failure → Old password is incorrect (nothing is kept here, the server answers)', async () => {
  const app = await renderApp('/change');
  await fillIn(app.user, { ...typed, 'Current Password': 'demo1235' }, 'Submit');
  expect(await screen.findByText('Old password is incorrect')).toBeVisible();
  expect(asked(app)).toBe(1);
});

it('spec 1 §8: Change password → Successfully changed password', async () => {
  const { user, mock, verifiers, store } = await known();
  const before = verifiers.kept();
  await fillIn(user, typed, 'Submit');
  expect(await screen.findByText('Successfully changed password')).toBeVisible();
  expect(mock.data().users[0]?.password).toBe('demo5678');
  expect(store).toBeDefined();
  const isNew = (): boolean => ![before, null].includes(verifiers.kept());
  await waitFor(() => expect(isNew()).toBe(true), { timeout: 3000 });
});

it('spec 1 §4: Change password success: go to /imp, and the new password is the one that counts', async () => {
  const app = await known();
  const before = app.verifiers.kept();
  await fillIn(app.user, typed, 'Submit');
  expect(await screen.findByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  expect(location.pathname).toBe('/imp');
  const isNew = (): boolean => ![before, null].includes(app.verifiers.kept());
  await waitFor(() => expect(isNew()).toBe(true), { timeout: 3000 });
  const { go } = await import('../../../src/nav/navigation.ts');
  await act(async () => go('/change'));
  await fillIn(app.user, typed, 'Submit');
  expect(await screen.findByText('Old password does not match')).toBeVisible();
});

it('spec 1 §4: after a lost reply the app claims no password, and asks the server from then on', async () => {
  const app = await known();
  app.mock.fault({ path, kind: 'drop-after' });
  await fillIn(app.user, typed, 'Submit');
  expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  expect(app.verifiers.kept()).toBeNull();
  const again = { ...typed, 'Current Password': 'demo5678', 'New Password': 'x', 'Confirm Password': 'x' };
  await fillIn(app.user, again, 'Submit');
  expect(await screen.findByText('Successfully changed password')).toBeVisible();
});

it('spec 1 §4: the verifier of another player says nothing', async () => {
  const app = await known();
  const kept = app.verifiers.kept();
  if (kept !== null) await app.verifiers.write({ ...kept, mobile: '9876543211' });
  await fillIn(app.user, typed, 'Submit');
  expect(await screen.findByText('Successfully changed password')).toBeVisible();
});

it('spec 1 §2: Change Password, each field has a show/hide toggle', async () => {
  const { user } = await renderApp('/change');
  for (const label of Object.keys(typed))
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
  const [first] = screen.getAllByRole('button', { name: 'Show password' });
  if (first) await user.click(first);
  expect(screen.getByLabelText('Current Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'password');
  expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
});

it('spec 1 §4: on a slow phone the password is checked here before its strong verifier is computed', async () => {
  const app = await renderApp('/change');
  const { subtle } = globalThis.crypto;
  const derive = subtle.deriveBits.bind(subtle);
  const spy = vi
    .spyOn(subtle, 'deriveBits')
    .mockImplementation((how, key, length) =>
      typeof how === 'object' && 'iterations' in how && how.iterations > 100
        ? new Promise<never>(() => undefined)
        : derive(how, key, length),
    );
  void app.store.set(keepPasswordAtom, 'demo1234');
  await waitFor(() => expect(app.verifiers.kept()).not.toBeNull());
  await fillIn(app.user, { ...typed, 'Current Password': 'wrong' }, 'Submit');
  expect(await screen.findByText('Old password does not match')).toBeVisible();
  expect(asked(app)).toBe(0);
  spy.mockRestore();
});

it('spec 1 §4: while a new verifier is computed, the one of an older password refuses nothing', async () => {
  const app = await known();
  // A page that dies in this moment leaves the browser's store as it is now.
  const computing = app.store.set(keepPasswordAtom, 'changed1234');
  await Promise.resolve();
  expect(app.verifiers.kept()).toBeNull();
  await computing;
  expect(app.verifiers.kept()).not.toBeNull();
});
