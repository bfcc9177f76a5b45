import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { startUpiOtpAtom } from '../../../src/state/account/payout-otp.ts';
import { phone } from '../../support/example.ts';
import { fillIn } from '../../support/fill-in.ts';
import { renderApp } from '../../support/render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

afterEach(() => {
  vi.useRealTimers();
});

const verifyHeading = () => screen.findByRole('heading', { level: 1, name: 'Verify OTP' });

async function registering(): Promise<App> {
  const app = await renderApp('/r', { as: 'visitor' });
  const fresh = { Username: 'Fresh Player', 'Phone number': '9876543222', Password: 'fresh123' };
  await fillIn(app.user, fresh, 'Register');
  await verifyHeading();
  return app;
}

async function forgetful(): Promise<App> {
  const app = await renderApp('/forgotpass', { as: 'visitor' });
  await fillIn(app.user, { 'Phone number': '9876543210' }, 'Submit');
  await verifyHeading();
  return app;
}

async function addingUpi(): Promise<App> {
  const app = await renderApp('/histories');
  await act(() => app.store.set(startUpiOtpAtom, 'paytm', phone('9876543215')));
  await act(async () => go('/otpwithdraw'));
  await verifyHeading();
  return app;
}

const flows = { registering, forgetful, addingUpi };

it.each<[purpose: string, message: string, flow: keyof typeof flows, typed: string]>([
  ['registration', 'Enter Valid OTP', 'registering', '1235'],
  ['registration, nothing typed', 'Enter Valid OTP', 'registering', ''],
  ['UPI', 'Enter Valid OTP', 'addingUpi', '4321'],
  ['forgot password', 'Invalid OTP. Please try again.', 'forgetful', '123'],
])(
  'spec 1 §5, §8: OTP must equal the server-returned otp (%s) → %s',
  async (_purpose, message, flow, typed) => {
    const { user, mock } = await flows[flow]();
    const before = mock.calls().length;
    await fillIn(user, { OTP: typed }, 'Verify');
    expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription(message);
    await waitFor(() => expect(screen.getByLabelText('OTP')).toHaveFocus());
    expect(mock.calls()).toHaveLength(before);
  },
);

it.each([
  ['/otpregister', '/r'],
  ['/otpforgotpass', '/forgotpass'],
  ['/change-password', '/forgotpass'],
])(
  'spec 1 §4: %s without navigation state → Invalid navigation. Please start over. (on to %s)',
  async (path, start) => {
    await renderApp(path, { as: 'visitor' });
    expect(screen.getByText('Invalid navigation. Please start over.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start over' })).toHaveAttribute('href', start);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

it('spec 1 §4: /otpwithdraw without navigation state → Invalid navigation. Please start over.', async () => {
  await renderApp('/otpwithdraw');
  expect(screen.getByText('Invalid navigation. Please start over.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start over' })).toHaveAttribute('href', '/imp7');
});

it('spec 1 §4: a code that was sent for one errand opens no other', async () => {
  await forgetful();
  await act(async () => go('/otpregister'));
  expect(screen.getByText('Invalid navigation. Please start over.')).toBeVisible();
});

it('spec 1 §4: /otpwithdraw is for players', async () => {
  await renderApp('/otpwithdraw', { as: 'visitor' });
  expect(location.pathname).toBe('/login');
});

it('spec 1 §9: OTP input length 4: digits only, typed, pasted or offered by the phone', async () => {
  const { user } = await registering();
  const field = screen.getByLabelText('OTP');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.type(field, 'a1-2x3456');
  expect(field).toHaveValue('1234');
  await user.clear(field);
  await user.click(field);
  await user.paste('Your OTP is 1234.');
  expect(field).toHaveValue('1234');
  await user.clear(field);
  await user.type(field, '१२३४');
  expect(field).toHaveValue('1234');
});

it.each<[purpose: string, flow: keyof typeof flows]>([
  ['registration', 'registering'],
  ['forgot password', 'forgetful'],
  ['UPI', 'addingUpi'],
])('spec 1 §4: Resend OTP, a 30-second countdown on the %s screen', async (_purpose, flow) => {
  await flows[flow]();
  expect(screen.getByText('Resend OTP in 30s')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const resend = () => fireEvent.click(screen.getByRole('button', { name: 'Resend' }));

/** The code screen with a clock that the test moves. */
async function frozen(flow: keyof typeof flows): Promise<App> {
  const app = await flows[flow]();
  const path = location.pathname;
  vi.useFakeTimers();
  await act(async () => go('/htp'));
  await act(async () => go(path));
  return app;
}

it('spec 1 §9: resend countdown 30 seconds, then Resend', async () => {
  const { mock } = await frozen('registering');
  expect(screen.getByText('Resend OTP in 30s')).toBeVisible();
  await pass(1000);
  expect(screen.getByText('Resend OTP in 29s')).toBeVisible();
  await pass(28_000);
  expect(screen.getByText('Resend OTP in 1s')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
  await pass(1000);
  resend();
  await pass(0);
  expect(screen.getByText('Resend OTP in 30s')).toBeVisible();
  expect(screen.getByLabelText('OTP')).toHaveFocus();
  expect(mock.calls().at(-1)).toMatchObject({ path: '/api-resend-otp' });
});

it('spec 1 §4: only the code that was sent last counts', async () => {
  const { mock } = await frozen('forgetful');
  mock.data().content.otp = '9999';
  await pass(30_000);
  resend();
  await pass(0);
  const type = (code: string) => {
    fireEvent.input(screen.getByLabelText('OTP'), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    return pass(0);
  };
  await type('1234');
  expect(screen.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await type('9999');
  expect(location.pathname).toBe('/change-password');
});

it('spec 1 §4: the error of a wrong code goes when another code is sent', async () => {
  await frozen('registering');
  await pass(30_000);
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await pass(0);
  expect(screen.getByText('Enter Valid OTP')).toBeVisible();
  resend();
  await pass(0);
  expect(screen.queryByText('Enter Valid OTP')).toBeNull();
  expect(screen.getByLabelText('OTP')).toBeValid();
});

it.each([
  ['Failed to resend OTP. Please try again.', 'a lost connection', 'drop', undefined],
  ['Failed to resend OTP. Please try again.', 'no JSON', 'html', undefined],
  ['Failed to fetch OTP', 'a reply without a code', 'missing-fields', undefined],
  ['Wait a minute', 'the server message', 'false-status', 'Wait a minute'],
] as const)('spec 1 §8: OTP, Resend → %s (%s)', async (message, _case, kind, value) => {
  const { mock } = await frozen('addingUpi');
  await pass(30_000);
  mock.fault({ path: '/api-resend-otp', kind, value });
  resend();
  await pass(0);
  expect(screen.getByText(message)).toBeVisible();
  resend();
  await pass(0);
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText('Resend OTP in 30s')).toBeVisible();
});

it.each([
  ['Failed to generate OTP', 'the server gave none', 'false-status'],
  ['Failed to generate OTP', 'the reply has none', 'missing-fields'],
  ['Error sending OTP', 'the server could not be asked', 'drop'],
  ['Error sending OTP', 'no JSON came', 'empty'],
] as const)('spec 1 §8: OTP, adding a UPI number → %s (%s)', async (message, _case, kind) => {
  const { mock, store } = await renderApp('/histories');
  mock.fault({ path: '/api-resend-otp', kind });
  const started = await act(() => store.set(startUpiOtpAtom, 'paytm', phone('9876543215')));
  const keys = {
    'Failed to generate OTP': 'error.otpGenerate',
    'Error sending OTP': 'error.otpSendingError',
  };
  expect(started).toEqual({ ok: false, error: keys[message] });
});

it.each(['drop', 'false-status', 'html'] as const)(
  'spec 1 §8: OTP, adding a UPI number that fails after the code (%s) → Error processing request',
  async kind => {
    const { user, mock } = await addingUpi();
    mock.fault({ path: '/api-add-user-upi-details', kind });
    await fillIn(user, { OTP: '1234' }, 'Verify');
    expect(await screen.findByText('Error processing request')).toBeVisible();
    expect(location.pathname).toBe('/otpwithdraw');
  },
);

it('spec 1 §4: Adding a UPI number: code to the own mobile, verify, /imp7 with the toast, once', async () => {
  const { user, mock } = await addingUpi();
  expect(screen.getByText('Enter the code sent to +91 9876543210')).toBeVisible();
  await fillIn(user, { OTP: '1234' }, 'Verify');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  expect(location.pathname).toBe('/imp7');
  expect(await screen.findByText('UPI Number Added Successfully!')).toBeVisible();
  const sent = mock.calls().filter(({ path }) => /resend-otp|upi-details/.test(path));
  expect(sent.map(({ path }) => path)).toEqual(['/api-resend-otp', '/api-add-user-upi-details']);
  expect(sent[1]?.body).toMatchObject({ upi_type: '1', paytm_no: '9876543215', google_pay_no: '' });
});

it('spec 1 §4: a code that was used is forgotten', async () => {
  const { user } = await addingUpi();
  await fillIn(user, { OTP: '1234' }, 'Verify');
  await screen.findByRole('heading', { level: 1, name: 'Wallet' });
  await act(async () => go('/otpwithdraw'));
  expect(screen.getByText('Invalid navigation. Please start over.')).toBeVisible();
});

it('Change number of a forgotten password goes back with the number', async () => {
  const { user } = await forgetful();
  await user.click(screen.getByRole('button', { name: 'Change number' }));
  await waitFor(() => expect(location.pathname).toBe('/forgotpass'));
  expect(screen.getByLabelText('Phone number')).toHaveValue('9876543210');
});

it('a code to the player’s own number offers no other number', async () => {
  await addingUpi();
  expect(screen.queryByRole('button', { name: 'Change number' })).toBeNull();
});
