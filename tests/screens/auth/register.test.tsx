import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stored } from '../../../src/storage/table.ts';
import { fillIn } from '../../support/fill-in.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';
import { sentCalls } from './sent-calls.ts';

const fresh = { 'Phone number': '9876543222', Password: 'fresh123', Username: 'Fresh Player' };
const visitor = { as: 'visitor' } as const;
const path = '/api-check-mobile';

/** Registers by the toggle of /login. */
async function byToggle() {
  const app = await renderApp('/login', visitor);
  fireEvent.click(screen.getByRole('button', { name: 'New here? Register' }));
  return app;
}
/** Registers on the specification's earlier screen. */
const byEarlier = () => renderApp('/r', visitor);

it.each<[rule: string, message: string, label: string, typed: string]>([
  ['Phone (registration form) required', 'Phone No is required!', 'Phone number', ''],
  ['Phone (register) 10 digits', 'Phone No is not valid!', 'Phone number', '98765'],
  ['Phone (register) first digit 6 to 9', 'Phone No is not valid!', 'Phone number', '0987654321'],
  ['Password (register) required', 'Password is required!', 'Password', ''],
  ['Username (register) required', 'Username is required', 'Username', ''],
])('spec 1 §5: %s → %s', async (_rule, message, label, typed) => {
  const { user, mock } = await byEarlier();
  await fillIn(user, { ...fresh, [label]: typed }, 'Register');
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(sentCalls(mock)).toEqual([]);
});

it.each([
  ['by the toggle', byToggle, 'Phone number is required!'],
  ['on /r', byEarlier, 'Phone No is required!'],
] as const)(
  'an empty registration %s marks all three fields in one order, and each until it is changed',
  async (_case, open, noPhone) => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    const fields = Array.from(document.querySelectorAll('form input'));
    const labels = ['Username', 'Phone number', 'Password'] as const;
    expect(fields).toEqual(labels.map(label => screen.getByLabelText(label)));
    const messages = ['Username is required', noPhone, 'Password is required!'];
    messages.forEach((message, index) => expect(fields[index]).toHaveAccessibleDescription(message));
    await waitFor(() => expect(fields[0]).toHaveFocus());

    await user.type(screen.getByLabelText('Phone number'), '9');
    expect(screen.getByLabelText('Phone number')).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username is required');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required!');
  },
);

it.each([
  ['User already registered', byToggle],
  ['User Alredy Registered', byEarlier],
] as const)('spec 1 §8, §4: Registration, false check status → %s', async (message, open) => {
  const { user } = await open();
  await fillIn(user, { ...fresh, 'Phone number': '9876543211' }, 'Register');
  expect(await screen.findByText(message)).toBeVisible();
});

it.each([
  ['network failure, toggle', 'Registration failed', byToggle, 'drop'],
  ['no JSON, toggle', 'Registration failed', byToggle, 'html'],
  ['no otp in the reply, earlier screen', 'Registration failed', byEarlier, 'missing-fields'],
  ['server error, earlier screen', 'Registration failed', byEarlier, 'status'],
  ['network failure, earlier screen', 'Error registering: Network error', byEarlier, 'drop'],
] as const)('spec 1 §8: Registration, %s → %s', async (_case, message, open, kind) => {
  const { user, mock } = await open();
  mock.fault({ path, kind });
  await fillIn(user, fresh, 'Register');
  expect(await screen.findByText(message)).toBeVisible();
  expect(location.pathname).not.toBe('/otpregister');
});

it.each([
  ['by the toggle', byToggle],
  ['on /r', byEarlier],
] as const)('spec 1 §4: Registration %s: check, code, account, session, /imp', async (_case, open) => {
  const { user, mock, local, tab } = await open();
  await fillIn(user, fresh, 'Register');
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
  expect(location.pathname).toBe('/otpregister');
  expect(screen.getByText('Enter the code sent to +91 9876543222')).toBeVisible();
  const kept = `${local.dump()}${tab.dump()}${JSON.stringify(history.state)}`;
  expect(kept).not.toMatch(/1234|fresh123/);

  await fillIn(user, { OTP: '1234' }, 'Verify');
  expect(await screen.findByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  expect(location.pathname).toBe('/imp');
  const account = mock.data().users.find(({ mobile }) => mobile === '9876543222');
  expect(account).toMatchObject({ user_name: 'Fresh Player', password: 'fresh123' });
  expect(JSON.parse(local.getItem(stored.session.key) ?? '')).toEqual({
    username: 'Fresh Player',
    token: account?.unique_token,
    mobile: '9876543222',
  });
  expect(mock.mock.journal.counts().violations).toEqual([]);
});

it('spec 1 §2, §4: Register Now reads Registering... while busy, and duplicate submits are ignored', async () => {
  const { user, mock } = await byEarlier();
  const held = holdReply(mock, path);
  await fillIn(user, fresh, 'Register');
  const button = screen.getByRole('button', { name: 'Registering...' });
  await user.click(button);
  await held.asked;
  await held.deliver();
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
  expect(mock.calls().filter(call => call.path === path)).toHaveLength(1);
});

it('spec 1 §4: Registration by the toggle, duplicate submits are ignored while busy', async () => {
  const { user, mock } = await byToggle();
  const held = holdReply(mock, path);
  await fillIn(user, fresh, 'Register');
  await user.click(screen.getByRole('button', { name: 'Please wait...' }));
  await user.type(screen.getByLabelText('Username'), '{Enter}');
  await held.asked;
  await held.deliver();
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
  expect(mock.calls().filter(call => call.path === path)).toHaveLength(1);
});

it('spec 1 §2: Register Now has a Login link to /login', async () => {
  const { user } = await byEarlier();
  expect(screen.getByRole('heading', { level: 1, name: 'Register Now' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(location.pathname).toBe('/login');
});

it.each([
  ['the server\u2019s own words', 'Try another name', 'false-status', 'Try another name'],
  ['a refusal without words', 'Registration failed', 'reply', { status: false }],
  // The account may exist.
  ['a reply that does not fit', 'An error occurred. Please try again.', 'missing-fields', undefined],
  ['a lost reply', 'An error occurred. Please try again.', 'drop-after', undefined],
] as const)(
  'spec 1 §8: Registration, an account that could not be created, by %s → %s',
  async (_case, message, kind, value) => {
    const { user, mock, local } = await byToggle();
    await fillIn(user, fresh, 'Register');
    await screen.findByRole('heading', { level: 1, name: 'Verify OTP' });
    mock.fault({ path: '/api-user-registration', kind, value });
    await fillIn(user, { OTP: '1234' }, 'Verify');
    expect(await screen.findByText(message)).toBeVisible();
    expect(local.getItem(stored.session.key)).toBeNull();
  },
);

it('the phone number stays over the toggle to Register and back', async () => {
  const { user } = await renderApp('/login', visitor);
  const phone = () => screen.getByLabelText('Phone number');
  await user.type(phone(), '9876543222');
  await user.click(screen.getByRole('button', { name: 'New here? Register' }));
  await screen.findByLabelText('Username');
  expect(phone()).toHaveValue('9876543222');
  await user.type(phone(), '{Backspace}3');
  await user.click(screen.getByRole('button', { name: 'Have an account? Login' }));
  expect(phone()).toHaveValue('9876543223');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it.each([
  ['by the toggle', '/login', byToggle],
  ['on /r', '/r', byEarlier],
] as const)('Change number %s goes back with what was typed', async (_case, place, open) => {
  const { user, tab, local } = await open();
  await fillIn(user, fresh, 'Register');
  await user.click(await screen.findByRole('button', { name: 'Change number' }));
  await waitFor(() => expect(location.pathname).toBe(place));
  for (const [label, text] of Object.entries(fresh))
    expect(await screen.findByLabelText(label)).toHaveValue(text);
  expect(`${local.dump()}${tab.dump()}${JSON.stringify(history.state)}`).not.toContain('fresh123');
});

it.each([
  ['by the toggle', byToggle],
  ['on /r', byEarlier],
] as const)('registering %s says that it is for those of 18 and older', async (_case, open) => {
  await open();
  expect(await screen.findByText('By registering you confirm that you are 18 or older')).toBeVisible();
});

it('typed texts of a visitor are gone after a player has logged in and out', async () => {
  const { user } = await byToggle();
  await fillIn(user, fresh, 'Register');
  await fillIn(user, { OTP: '1234' }, 'Verify');
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('');
});
