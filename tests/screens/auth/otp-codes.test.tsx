import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { startUpiOtpAtom } from '../../../src/state/account/payout-otp.ts';
import { phone } from '../../support/example.ts';
import { fillIn } from '../../support/fill-in.ts';
import { renderApp } from '../../support/render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A provider writes it as it likes. */
const sending = (otp: unknown) => (mock: App['mock']) => void Object.assign(mock.data().content, { otp });
const verifyHeading = () => screen.findByRole('heading', { level: 1, name: 'Verify OTP' });
const field = () => screen.getByLabelText<HTMLInputElement>('OTP');

async function registering(otp: unknown): Promise<App> {
  const app = await renderApp('/r', { as: 'visitor', arrange: sending(otp) });
  const fresh = { Username: 'Fresh Player', 'Phone number': '9876543222', Password: 'fresh123' };
  await fillIn(app.user, fresh, 'Register');
  await verifyHeading();
  return app;
}

async function forgetful(otp: unknown): Promise<App> {
  const app = await renderApp('/forgotpass', { as: 'visitor', arrange: sending(otp) });
  await fillIn(app.user, { 'Phone number': '9876543210' }, 'Submit');
  await verifyHeading();
  return app;
}

async function addingUpi(otp: unknown): Promise<App> {
  const app = await renderApp('/histories', { arrange: sending(otp) });
  await act(() => app.store.set(startUpiOtpAtom, 'paytm', phone('9876543215')));
  await act(async () => go('/otpwithdraw'));
  await verifyHeading();
  return app;
}

const flows = { registering, forgetful, addingUpi };
const ends = { registering: '/imp', forgetful: '/change-password', addingUpi: '/imp7' };

it.each(
  (['registering', 'forgetful', 'addingUpi'] as const).flatMap(flow => [
    [flow, '482913', '482913'] as const,
    [flow, 482913, '482913'] as const,
    [flow, 123, '0123'] as const,
    [flow, 7, '0007'] as const,
    [flow, 42170, '042170'] as const,
    [flow, 42170, '42170'] as const,
    [flow, 4217, '004217'] as const,
    [flow, '042170', '042170'] as const,
    [flow, '12345678', '12345678'] as const,
  ]),
)('spec 1 §2: 4 digits by default (%s): the code %j is entered as %s', async (flow, otp, typed) => {
  const { user } = await flows[flow](otp);
  await user.type(field(), typed);
  expect(field()).toHaveValue(typed);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await vi.waitFor(() => expect(location.pathname).toBe(ends[flow]));
});

it('a pasted SMS gives the run of digits that has the code’s length', async () => {
  const { user } = await registering('482913');
  await user.click(field());
  await user.paste('Dear 9876543222, your OTP is 482913, valid until 10:30.');
  expect(field()).toHaveValue('482913');
});

it('a digit that is typed into a full field is dropped', async () => {
  const { user } = await registering('1234');
  await user.type(field(), '12345');
  expect(field()).toHaveValue('1234');
});

it.each(['12345', '1234567'])('%s is not cut to the code 1234 when it is pasted or filled in', async run => {
  const { user } = await registering('1234');
  await user.click(field());
  await user.paste(run);
  expect(field()).toHaveValue(run);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Enter Valid OTP')).toBeVisible();
  fireEvent.input(field(), { target: { value: '' } });
  fireEvent.input(field(), { target: { value: run } });
  expect(field()).toHaveValue(run);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a code that is sent again may have another length, and empties the field', async () => {
  const { mock } = await registering('1234');
  vi.useFakeTimers();
  await act(async () => go('/htp'));
  await act(async () => go('/otpregister'));
  fireEvent.input(field(), { target: { value: '12' } });
  sending('482913')(mock);
  await pass(30_000);
  fireEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await pass(0);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  fireEvent.input(field(), { target: { value: '4829135' } });
  expect(field()).toHaveValue('4829135');
});

it('nothing is rewritten while an input method composes', async () => {
  await registering('1234');
  fireEvent.compositionStart(field());
  for (const text of ['१', '१२', '१२३', '१२३४']) {
    fireEvent.input(field(), { target: { value: text }, isComposing: true });
    expect(field()).toHaveValue(text);
  }
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('1234');
});

/** A browser that reads an SMS: the requests for one, in order. */
function smsReader() {
  const asked: { readonly signal: AbortSignal; readonly come: (code: string) => void }[] = [];
  const get = ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      asked.push({ signal, come: code => resolve({ type: 'otp', code }) });
    });
  vi.stubGlobal('OTPCredential', () => undefined);
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
  return asked;
}

it.each(['registering', 'forgetful', 'addingUpi'] as const)(
  'an SMS that the browser reads fills the field (%s)',
  async flow => {
    const asked = smsReader();
    await flows[flow]('482913');
    expect(asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
    await act(async () => asked.at(-1)?.come('482913'));
    expect(field()).toHaveValue('482913');
  },
);

it('a visitor who leaves the screen no longer waits for an SMS', async () => {
  const asked = smsReader();
  await registering('1234');
  await act(async () => go('/htp'));
  expect(asked.map(({ signal }) => signal.aborted)).toEqual(asked.map(() => true));
});
