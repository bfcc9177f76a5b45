import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fillIn } from '../../support/fill-in.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';

const both = { 'New Password': 'demo5678', 'Confirm Password': 'demo5678' };
const resetPath = '/api-forgot-password';

afterEach(() => {
  vi.useRealTimers();
});

const asking = () => renderApp('/forgotpass', { as: 'visitor' });

/** The screen for the new password, the code having been right. */
async function proven() {
  const app = await asking();
  await fillIn(app.user, { 'Phone number': '9876543210' }, 'Submit');
  await screen.findByRole('heading', { level: 1, name: 'Verify OTP' });
  await fillIn(app.user, { OTP: '1234' }, 'Verify');
  await screen.findByRole('heading', { level: 1, name: 'Set new password' });
  return app;
}

it.each<[rule: string, message: string, typed: string]>([
  ['Phone (forgot) required', 'Phone number is required!', ''],
  ['Phone (forgot) 10 digits', 'Phone number is not valid!', '98765432'],
  ['Phone (forgot) first digit 6 to 9', 'Phone number is not valid!', '1876543210'],
])('spec 1 §5: %s → %s', async (_rule, message, typed) => {
  const { user, mock } = await asking();
  await fillIn(user, { 'Phone number': typed }, 'Submit');
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(message);
  expect(mock.calls()).toEqual([]);
});

it.each([
  ['Mobile number is not registered', 'the server msg', '9876543222', null],
  ['Failed to send OTP', 'no reply', '9876543210', 'drop'],
  ['Failed to send OTP', 'no JSON', '9876543210', 'html'],
  ['Failed to send OTP', 'no otp in the reply', '9876543210', 'missing-fields'],
] as const)('spec 1 §8: Forgot password failure → %s (%s)', async (message, _case, typed, kind) => {
  const { user, mock } = await asking();
  if (kind !== null) mock.fault({ path: '/api-forget-check-mobile', kind });
  await fillIn(user, { 'Phone number': typed }, 'Submit');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(message);
});

it('spec 1 §2: Forgot password, Submit reads Sending... while busy, and a link leads back to Login', async () => {
  const { user, mock } = await asking();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  const held = holdReply(mock, '/api-forget-check-mobile');
  await fillIn(user, { 'Phone number': '9876543210' }, 'Submit');
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await held.asked;
  await held.deliver();
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
});

it.each<[rule: string, message: string, label: string, typed: Record<string, string>]>([
  ['New password (reset) required', 'New Password is required!', 'New Password', { 'New Password': '' }],
  [
    'Confirm password (reset) required',
    'Confirm Password is required!',
    'Confirm Password',
    { 'Confirm Password': '' },
  ],
  ['Reset match', 'Passwords do not match!', 'Confirm Password', { 'Confirm Password': 'demo5679' }],
])('spec 1 §5: %s → %s', async (_rule, message, label, typed) => {
  const { user, mock } = await proven();
  await fillIn(user, { ...both, ...typed }, 'Submit');
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(mock.calls().some(({ path }) => path === resetPath)).toBe(false);
});

it.each([
  ['Invalid response format from server', 'no JSON', 'html', undefined],
  ['Too short', 'the server msg', 'false-status', 'Too short'],
  ['Failed to update password', 'no status', 'reply', {}],
  ['Failed to update password', 'a no without a msg', 'reply', { status: false }],
  ['Failed to update password. Please try again.', 'no reply', 'drop', undefined],
  ['Failed to update password. Please try again.', 'a server error', 'status', 500],
] as const)('spec 1 §8: Password reset → %s (%s)', async (message, _case, kind, value) => {
  const { user, mock } = await proven();
  mock.fault({ path: resetPath, kind, value });
  await fillIn(user, both, 'Submit');
  expect(await screen.findByText(message)).toBeVisible();
  expect(location.pathname).toBe('/change-password');
});

it('spec 1 §8: Password reset → Successfully updated password', async () => {
  const { user, mock } = await proven();
  await fillIn(user, both, 'Submit');
  expect(await screen.findByText('Successfully updated password')).toBeVisible();
  expect(mock.data().users[0]?.password).toBe('demo5678');
});

it('spec 1 §7: the reply to a password reset may be inside other text', async () => {
  const { user, mock } = await proven();
  mock.fault({ path: resetPath, kind: 'noise' });
  await fillIn(user, both, 'Submit');
  expect(await screen.findByText('Successfully updated password')).toBeVisible();
});

it('spec 1 §9, §4: redirect after password change 1500 ms → /login', async () => {
  const { mock } = await proven();
  vi.useFakeTimers();
  for (const label of ['New Password', 'Confirm Password'])
    fireEvent.input(screen.getByLabelText(label), { target: { value: 'demo5678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Successfully updated password')).toBeVisible();
  expect(mock.data().users[0]?.password).toBe('demo5678');
  await act(() => vi.advanceTimersByTimeAsync(1499));
  expect(location.pathname).toBe('/change-password');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(location.pathname).toBe('/login');
});

it('a visitor who leaves before that is not sent to /login', async () => {
  await proven();
  vi.useFakeTimers();
  for (const label of ['New Password', 'Confirm Password'])
    fireEvent.input(screen.getByLabelText(label), { target: { value: 'demo5678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const { go } = await import('../../../src/nav/navigation.ts');
  await act(async () => go('/htp'));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(location.pathname).toBe('/htp');
});
