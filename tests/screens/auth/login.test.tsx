import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stored } from '../../../src/storage/table.ts';
import { fillIn } from '../../support/fill-in.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';
import { sentCalls } from './sent-calls.ts';

const good = { 'Phone number': '9876543210', Password: 'demo1234' };
const fresh = { 'Phone number': '9876543222', Password: 'fresh123', Username: 'Fresh Player' };
const visitor = { as: 'visitor' } as const;
const path = '/api-user-login';

const toRegister = () => fireEvent.click(screen.getByRole('button', { name: 'New here? Register' }));

it.each<[rule: string, message: string, label: string, typed: string]>([
  ['Login/register phone required', 'Phone number is required!', 'Phone number', ''],
  ['Phone (login) 10 digits', 'Invalid phone number!', 'Phone number', '987654321'],
  ['Phone (login) first digit 6 to 9', 'Invalid phone number!', 'Phone number', '5876543210'],
  ['Password (login) required', 'Password is required!', 'Password', ''],
])('spec 1 §5: %s → %s', async (_rule, message, label, typed) => {
  const { user, mock } = await renderApp('/login', visitor);
  await fillIn(user, { ...good, [label]: typed }, 'Login');
  const field = screen.getByLabelText(label);
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  expect(sentCalls(mock)).toEqual([]);
});

it.each<[rule: string, message: string, label: string, typed: string]>([
  ['Login/register phone required (register mode)', 'Phone number is required!', 'Phone number', ''],
  ['Phone (register mode) 10 digits', 'Invalid phone number!', 'Phone number', '98765432101'],
  ['Password (register mode) required', 'Password is required!', 'Password', ''],
  ['Username (register mode) required', 'Username is required', 'Username', ''],
])('spec 1 §5: %s → %s', async (_rule, message, label, typed) => {
  const { user, mock } = await renderApp('/login', visitor);
  toRegister();
  await fillIn(user, { ...fresh, [label]: typed }, 'Register');
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(sentCalls(mock)).toEqual([]);
});

it('spec 1 §8: Login, status not true → Invalid credentials', async () => {
  const { user } = await renderApp('/login', visitor);
  await fillIn(user, { ...good, Password: 'wrong' }, 'Login');
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
});

it.each([
  ['network error', 'drop'],
  ['parse error', 'html'],
  ['empty reply', 'empty'],
  ['no token in the reply', 'missing-fields'],
] as const)('spec 1 §8: Login, %s → Login failed', async (_case, kind) => {
  const { user, mock, local } = await renderApp('/login', visitor);
  mock.fault({ path, kind });
  await fillIn(user, good, 'Login');
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(local.getItem(stored.session.key)).toBeNull();
});

it('spec 1 §4: Login stores username, token and mobile, and goes to /imp', async () => {
  const { user, mock, local } = await renderApp('/login', visitor);
  await fillIn(user, good, 'Login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  expect(location.pathname).toBe('/imp');
  const { user_name: username, unique_token: token, mobile } = mock.data().users[0] ?? {};
  expect(JSON.parse(local.getItem(stored.session.key) ?? '')).toEqual({ username, token, mobile });
  expect([username, mobile]).toEqual(['Demo Player', '9876543210']);
});

it('spec 1 §4: keeps a verifier of the password and the password nowhere', async () => {
  const { user, local, tab, verifiers } = await renderApp('/login', visitor);
  await fillIn(user, good, 'Login');
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  await waitFor(() => expect(verifiers.kept()).toMatchObject({ mobile: '9876543210' }), { timeout: 3000 });
  expect(`${local.dump()}${tab.dump()}${JSON.stringify(history.state)}`).not.toContain('demo1234');
});

it('spec 1 §2: Login, the button reads Please wait... and repeat submits are ignored', async () => {
  const { user, mock } = await renderApp('/login', visitor);
  const held = holdReply(mock, path);
  await user.type(screen.getByLabelText('Phone number'), '9876543210');
  await user.type(screen.getByLabelText('Password'), 'demo1234');
  const button = screen.getByRole('button', { name: 'Login' });
  await user.click(button);
  expect(button).toHaveTextContent('Please wait...');
  await user.click(button);
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  await held.asked;
  await held.deliver();
  expect(await screen.findByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  expect(mock.calls().filter(call => call.path === path)).toHaveLength(1);
});

it('spec 1 §2: Login and register toggle, and switching clears errors', async () => {
  const { user } = await renderApp('/login', visitor);
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(document.title).toBe('Login · Matka');
  expect(screen.queryByLabelText('Username')).toBeNull();
  await fillIn(user, {}, 'Login');
  expect(await screen.findByText('Phone number is required!')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'New here? Register' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  expect(document.title).toBe('Register · Matka');
  expect(screen.queryByText('Phone number is required!')).toBeNull();
  expect(screen.getByLabelText('Username')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Have an account? Login' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(screen.queryByLabelText('Username')).toBeNull();
});

it('switching between log-in and register keeps typed text, even in fields that only one of them has', async () => {
  const { user } = await renderApp('/login', visitor);
  await user.type(screen.getByLabelText('Phone number'), '9876543233');
  await user.type(screen.getByLabelText('Password'), 'first123');
  await user.click(screen.getByRole('button', { name: 'New here? Register' }));
  await user.type(await screen.findByLabelText('Username'), 'New Player');
  await user.click(screen.getByRole('button', { name: 'Have an account? Login' }));
  expect(screen.getByLabelText('Password')).toHaveValue('first123');
  await user.click(screen.getByRole('button', { name: 'New here? Register' }));
  expect(await screen.findByLabelText('Phone number')).toHaveValue('9876543233');
  expect(screen.getByLabelText('Password')).toHaveValue('first123');
  expect(screen.getByLabelText('Username')).toHaveValue('New Player');
});

it.each(['6000000000', '9999999999', '+91 98765 43210', '९८७६५४३२१०'])(
  'spec 1 §9: Phone pattern, 10 digits with first digit 6 to 9: %s',
  async typed => {
    const { user, mock } = await renderApp('/login', visitor);
    await fillIn(user, { ...good, 'Phone number': typed }, 'Login');
    await waitFor(() => expect(sentCalls(mock).length).toBeGreaterThan(0));
  },
);

it('spec 1 §9: the country prefix +91 is displayed', async () => {
  await renderApp('/login', visitor);
  expect(screen.getByText('+91')).toBeVisible();
});

it('spec 1 §2: Password, show and hide', async () => {
  const { user } = await renderApp('/login', visitor);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('spec 1 §2: a Need Help block links to WhatsApp support', async () => {
  await renderApp('/login', visitor);
  expect(screen.getByText('Need Help')).toBeVisible();
  const link = screen.getByRole('link', { name: 'WhatsApp support' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('spec 1 §2: / shows login to a visitor and leads a player to /imp', async () => {
  const { unmount } = await renderApp('/', visitor);
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  unmount();
  await renderApp('/');
  expect(location.pathname).toBe('/imp');
});

it.each(['/login', '/r'])('spec 1 §4: a player who opens %s goes to /imp', async opened => {
  await renderApp(opened);
  expect(location.pathname).toBe('/imp');
});

it('spec 1 §6: a visitor is sent to /login and, once logged in, to the page first asked for', async () => {
  const { user } = await renderApp('/histories', visitor);
  expect(location.pathname).toBe('/login');
  await fillIn(user, good, 'Login');
  expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  expect(location.pathname).toBe('/histories');
});

it.each([
  ['no token', { username: 'Demo Player', token: '', mobile: '9876543210' }],
  ['no username', { token: 'tok-1', mobile: '9876543210' }],
])('spec 1 §2: a session with %s is cleared and the user sent to /login', async (_case, session) => {
  const inStorage = { [stored.session.key]: JSON.stringify(session) };
  const { local } = await renderApp('/imp', { ...visitor, stored: inStorage });
  expect(location.pathname).toBe('/login');
  expect(local.getItem(stored.session.key)).toBeNull();
});
