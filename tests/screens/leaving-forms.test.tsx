import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { go } from '../../src/nav/navigation.ts';
import { startUpiOtpAtom } from '../../src/state/account/payout-otp.ts';
import { stored } from '../../src/storage/table.ts';
import { phone } from '../support/example.ts';
import { fillIn } from '../support/fill-in.ts';
import { holdReply } from '../support/held-reply.ts';
import { renderApp } from '../support/render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;
type Form = {
  /** Opens the form; `go` from another screen, so that there is one to go back to. */
  readonly open: () => Promise<App>;
  readonly submit: (app: App) => Promise<void>;
  /** The call whose reply arrives too late. */
  readonly reply: string;
  readonly leave: (app: App) => Promise<void>;
  /** Where the player is from then on: path and heading. */
  readonly at: readonly [path: string, heading: string];
  /** The effect of the reply, which still counts. */
  readonly after?: (app: App) => void | Promise<void>;
};

const visitor = { as: 'visitor' } as const;
const fresh = { Username: 'Fresh Player', 'Phone number': '9876543222', Password: 'fresh123' };
const both = { 'New Password': 'demo5678', 'Confirm Password': 'demo5678' };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => (app: App) => app.user.click(screen.getByRole('link', { name }));
const button = (name: string) => (app: App) => app.user.click(screen.getByRole('button', { name }));
const back = () => act(async () => history.back());
const step = (path: string) => act(async () => go(path));
const text = (label: string) => screen.getByRole('textbox', { name: label });

/** The screen for a new password after a forgotten one. Behind it is the one that asked for the phone. */
async function proven(): Promise<App> {
  const app = await renderApp('/forgotpass', visitor);
  await fillIn(app.user, { 'Phone number': '9876543210' }, 'Submit');
  await heading('Verify OTP');
  await fillIn(app.user, { OTP: '1234' }, 'Verify');
  await heading('Set new password');
  return app;
}

const forms: Readonly<Record<string, Form>> = {
  'log in': {
    open: () => renderApp('/login', visitor),
    submit: ({ user }) => fillIn(user, { 'Phone number': '9876543210', Password: 'demo1234' }, 'Login'),
    reply: '/api-user-login',
    leave: link('Forgot password?'),
    at: ['/forgotpass', 'Verify your phone number to reset your password'],
    after: ({ local }) => expect(local.getItem(stored.session.key)).not.toBeNull(),
  },
  'register by the toggle': {
    open: async () => {
      const app = await renderApp('/login', visitor);
      await app.user.click(screen.getByRole('button', { name: 'New here? Register' }));
      return app;
    },
    submit: ({ user }) => fillIn(user, fresh, 'Register'),
    reply: '/api-check-mobile',
    leave: button('Have an account? Login'),
    at: ['/login', 'Login'],
  },
  'register on /r': {
    open: () => renderApp('/r', visitor),
    submit: ({ user }) => fillIn(user, fresh, 'Register'),
    reply: '/api-check-mobile',
    leave: link('Login'),
    at: ['/login', 'Login'],
  },
  'the code of a registration': {
    open: async () => {
      const app = await renderApp('/htp', visitor);
      await step('/r');
      await fillIn(app.user, fresh, 'Register');
      await heading('Verify OTP');
      return app;
    },
    submit: ({ user }) => fillIn(user, { OTP: '1234' }, 'Verify'),
    reply: '/api-user-registration',
    leave: async () => {
      await back();
      await back();
    },
    at: ['/htp', 'How To Play'],
    after: ({ local }) => expect(local.getItem(stored.session.key)).toContain('Fresh Player'),
  },
  'forgot password': {
    open: () => renderApp('/forgotpass', visitor),
    submit: ({ user }) => fillIn(user, { 'Phone number': '9876543210' }, 'Submit'),
    reply: '/api-forget-check-mobile',
    leave: link('Login'),
    at: ['/login', 'Login'],
  },
  'a new password after a forgotten one': {
    open: proven,
    submit: ({ user }) => fillIn(user, both, 'Submit'),
    reply: '/api-forgot-password',
    leave: back,
    at: ['/forgotpass', 'Verify your phone number to reset your password'],
    after: ({ mock }) => {
      expect(mock.data().users[0]?.password).toBe('demo5678');
      expect(screen.queryByText('Successfully updated password')).toBeNull();
    },
  },
  'change the password': {
    open: async () => {
      const app = await renderApp('/histories');
      await step('/change');
      return app;
    },
    submit: ({ user }) => fillIn(user, { 'Current Password': 'demo1234', ...both }, 'Submit'),
    reply: '/api-change-password',
    leave: button('Back'),
    at: ['/histories', 'History'],
    after: ({ mock }) => {
      expect(mock.data().users[0]?.password).toBe('demo5678');
      expect(screen.queryByText('Successfully changed password')).toBeNull();
    },
  },
  'ask for a withdrawal': {
    open: async () => {
      const app = await renderApp('/histories');
      await step('/withdraw');
      await screen.findByText(/^Timings:/);
      return app;
    },
    submit: async ({ user }) => {
      await user.type(text('Points'), '1000');
      await user.selectOptions(
        screen.getByRole('combobox', { name: 'Payment method' }),
        await screen.findByRole('option', { name: 'Paytm' }),
      );
      await user.click(screen.getByRole('button', { name: 'Submit' }));
    },
    reply: '/api-user-withdraw-fund-request',
    leave: button('Back'),
    at: ['/histories', 'History'],
    // Points have moved, so the app reports it on any screen.
    after: async () => {
      expect(await screen.findByText('Withdraw request sent successfully')).toBeVisible();
    },
  },
  'transfer points': {
    open: async () => {
      const app = await renderApp('/histories');
      await step('/mymodel');
      await screen.findByText('Balance: 10,000 pts');
      return app;
    },
    submit: ({ user }) => fillIn(user, { Points: '150', 'Phone number': '9876543211' }, 'Submit'),
    reply: '/api-check-user-for-transfer-amt',
    leave: button('Back'),
    at: ['/histories', 'History'],
    after: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  'a payout number': {
    open: async () => {
      const app = await renderApp('/imp7');
      await app.user.click(screen.getByRole('button', { name: 'Withdraw Methods' }));
      await app.user.click(screen.getByRole('button', { name: /^GPay/ }));
      return app;
    },
    submit: ({ user }) => fillIn(user, { 'Phone number': '9876543215' }, 'Submit'),
    reply: '/api-resend-otp',
    leave: button('Cancel'),
    at: ['/imp7', 'Wallet'],
    after: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  'a payout number, by Back': {
    open: async () => {
      const app = await renderApp('/imp7');
      await app.user.click(screen.getByRole('button', { name: 'Withdraw Methods' }));
      await app.user.click(screen.getByRole('button', { name: /^GPay/ }));
      return app;
    },
    submit: ({ user }) => fillIn(user, { 'Phone number': '9876543215' }, 'Submit'),
    reply: '/api-resend-otp',
    leave: back,
    at: ['/imp7', 'Wallet'],
    after: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  'the code of a payout number': {
    open: async () => {
      const app = await renderApp('/histories');
      await act(() => app.store.set(startUpiOtpAtom, 'paytm', phone('9876543215')));
      await step('/otpwithdraw');
      return app;
    },
    submit: ({ user }) => fillIn(user, { OTP: '1234' }, 'Verify'),
    reply: '/api-add-user-upi-details',
    leave: back,
    at: ['/histories', 'History'],
    after: ({ mock }) => expect(mock.data().upi[0]).toMatchObject({ paytm_number: '9876543215' }),
  },
  'the name': {
    open: async () => {
      const app = await renderApp('/profile');
      await app.user.click(screen.getByRole('button', { name: 'Edit Profile' }));
      return app;
    },
    submit: ({ user }) => fillIn(user, { Name: 'New Name' }, 'Save'),
    reply: '/api-profile-update',
    // The form starts again as a new form, which the reply to the first one does not close.
    leave: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    },
    at: ['/profile', 'Edit profile'],
    after: ({ mock }) => {
      expect(mock.data().users[0]?.user_name).toBe('New Name');
      expect(text('Name')).toBeVisible();
    },
  },
};

it.each(Object.entries(forms))(
  'spec 1 §4: a reply opens no screen for a player who has left the form: %s',
  async (_name, { open, submit, reply, leave, at, after }) => {
    const app = await open();
    const held = holdReply(app.mock, reply);
    await submit(app);
    await held.asked;
    await leave(app);
    expect(await heading(at[1])).toBeVisible();
    const { length } = history;

    await held.deliver();
    expect(location.pathname).toBe(at[0]);
    expect(await heading(at[1])).toBeVisible();
    expect(history).toHaveLength(length);
    await after?.(app);
  },
);

it('spec 1 §4: of two payout numbers the one asked for last is added, in either order of replies', async () => {
  const { user, mock } = await renderApp('/imp7');
  const ask = async (method: RegExp, number: string) => {
    await user.click(screen.getByRole('button', { name: method }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Phone number' }), number);
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
  };
  await user.click(screen.getByRole('button', { name: 'Withdraw Methods' }));
  const held = holdReply(mock, '/api-resend-otp');
  await ask(/^GPay/, '9876543215');
  await held.asked;
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await ask(/^Paytm/, '9876543216');
  await heading('Verify OTP');

  await held.deliver();
  await fillIn(user, { OTP: '1234' }, 'Verify');
  await heading('Wallet');
  const added = mock.calls().find(call => call.path === '/api-add-user-upi-details');
  expect(added?.body).toMatchObject({ paytm_no: '9876543216', google_pay_no: '' });
});

it('spec 1 §4: a code that was asked for before the logout is not used afterwards', async () => {
  const { user, mock, store } = await renderApp('/imp');
  const held = holdReply(mock, '/api-resend-otp');
  void store.set(startUpiOtpAtom, 'paytm', phone('9876543215'));
  await held.asked;
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await held.deliver();
  await fillIn(user, { 'Phone number': '9876543210', Password: 'demo1234' }, 'Login');
  await heading('Markets');
  await step('/otpwithdraw');
  await waitFor(() => expect(screen.getByText('Invalid navigation. Please start over.')).toBeVisible());
});
