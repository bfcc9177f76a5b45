import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillIn } from '../support/fill-in.ts';
import { openKiosk, pass } from './open-kiosk.ts';

// What one visitor of a kiosk typed without a log-in, and the next one must not see.

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const kiosk = (path: string) => openKiosk(path, { as: 'visitor' });

const fresh = { 'Phone number': '9876543222', Password: 'fresh123', Username: 'Fresh Player' };
const typedTexts = (): readonly string[] =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>('input:not([type=radio])'),
    ({ value }) => value,
  ).filter(Boolean);

async function seenByNext(): Promise<readonly string[]> {
  const seen = [...typedTexts()];
  for (const name of ['New here? Register', 'Have an account? Login', 'New here? Register']) {
    const toggle = screen.queryByRole('button', { name });
    if (toggle === null) continue;
    fireEvent.click(toggle);
    await pass(1);
    seen.push(...typedTexts());
  }
  return seen;
}

it('a registration that a visitor of a kiosk left at its code is not shown to the next one', async () => {
  const { user } = await kiosk('/login');
  fireEvent.click(screen.getByRole('button', { name: 'New here? Register' }));
  await pass(1);
  await fillIn(user, fresh, 'Register');
  await pass(1);
  expect(location.pathname).toBe('/otpregister');
  await pass(61);
  expect(location.pathname).toBe('/login');
  expect(await seenByNext()).toEqual([]);
});

it('a phone that a visitor of a kiosk left at a forgotten password is not shown to the next one', async () => {
  const { user } = await kiosk('/forgotpass');
  await fillIn(user, { 'Phone number': '9876543210' }, 'Submit');
  await pass(1);
  expect(location.pathname).toBe('/otpforgotpass');
  await pass(61);
  expect(location.pathname).toBe('/login');
  expect(await seenByNext()).toEqual([]);
});

it('a name that a visitor of a kiosk typed before a switch to the log-in is not shown to the next one', async () => {
  await kiosk('/login');
  fireEvent.click(screen.getByRole('button', { name: 'New here? Register' }));
  await pass(1);
  fireEvent.input(screen.getByLabelText('Username'), { target: { value: 'Fresh Player' } });
  fireEvent.click(screen.getByRole('button', { name: 'Have an account? Login' }));
  await pass(61);
  expect(await seenByNext()).toEqual([]);
});

it('the password of the next visitor of a kiosk is hidden, and no error of the one before is left', async () => {
  const { user } = await kiosk('/login');
  await fillIn(user, { 'Phone number': '9876543210', Password: 'wrong' }, 'Login');
  await pass(1);
  expect(screen.getByText('Invalid credentials')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await pass(61);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.queryByText('Invalid credentials')).toBeNull();
  expect(typedTexts()).toEqual([]);
});
