import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';

const path = '/payment-details';

afterEach(() => vi.restoreAllMocks());

it('spec 1 §4: QR payment page, loading', async () => {
  await renderApp('/qrpay', { arrange: mock => void mock.fault({ path, kind: 'hang', times: -1 }) });
  expect(screen.getByRole('heading', { level: 1, name: 'QR Payment' })).toBeVisible();
  expect(screen.getByText('Loading payment options...')).toBeVisible();
});

it('spec 1 §4: QR payment page, loaded', async () => {
  const app = await renderApp('/qrpay');
  expect(await screen.findByRole('img', { name: 'QR code' })).toHaveAttribute(
    'src',
    new URL('/slides/qr.svg', location.href).href,
  );
  for (const text of [
    'Pay & Send the Screenshot',
    'demo@upi',
    'Send the transaction screenshot on WhatsApp with your registered number',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/With Registered Mobile Number/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Send Screenshot' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543213',
  );
  expect(app.mock.calls().find(call => call.path === path)).toMatchObject({ body: { baseUrl: 'demo' } });
});

it("spec 1 §4: QR payment page, the copy action shows 'UPI ID Copied!'", async () => {
  const app = await renderApp('/qrpay');
  await app.user.click(await screen.findByRole('button', { name: 'Copy UPI ID' }));
  expect(await screen.findByText('UPI ID Copied!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('demo@upi');
});

it.each([
  [
    'spec 1 §8: QR payment details refused → Failed to load payment details. Please try again later.',
    'reply',
    { success: false },
    'Failed to load payment details. Please try again later.',
  ],
  [
    'spec 1 §8, §4: QR payment network error → Something went wrong. Please try again later.',
    'drop',
    undefined,
    'Something went wrong. Please try again later.',
  ],
] as const)('%s, with Try Again', async (_rule, kind, value, message) => {
  const app = await renderApp('/qrpay', {
    arrange: mock => void mock.fault({ path, kind, value, times: -1 }),
  });
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeVisible();
  app.mock.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('demo@upi')).toBeVisible();
});

it("spec 1 §2: QR payment without a picture → 'QR code not available'", async () => {
  await renderApp('/qrpay', { scenario: 'no-payment-methods' });
  expect(await screen.findByText('QR code not available')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy UPI ID' })).toBeNull();
});

it('the picture of the code can be saved', async () => {
  await renderApp('/qrpay');
  const save = await screen.findByRole('link', { name: 'Save picture' });
  expect(save).toHaveAttribute('href', new URL('/slides/qr.svg', location.href).href);
  expect(save).toHaveAttribute('download', 'upi-payment-code');
});

it('a picture that cannot be loaded is not offered to save', async () => {
  await renderApp('/qrpay');
  fireEvent.error(await screen.findByRole('img', { name: 'QR code' }));
  expect(await screen.findByText('QR code not available')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Save picture' })).toBeNull();
});

it.each(['javascript:alert(1)', 'https://elsewhere.example/qr.png'])(
  'a picture from the strange address %s is not shown',
  async qrImagePath => {
    await renderApp('/qrpay', {
      arrange: mock => Object.assign(mock.data().content.qr, { qrImagePath }),
    });
    expect(await screen.findByText('QR code not available')).toBeVisible();
  },
);

/** From the home screen to QR Payment, with the message of an earlier screen. */
async function passOn(item: object) {
  const app = await renderApp('/imp');
  await act(async () => {
    history.pushState({ qrdata: [item] }, '', '/qrpay');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('heading', { level: 1, name: 'QR Payment' });
  return { asked: () => app.mock.calls().filter(call => call.path === path) };
}

it('spec 1 §3: QR payment that arrives through route state qrdata, first item, is shown without a call', async () => {
  const { asked } = await passOn({ upiId: 'house@upi', qrImagePath: '/slides/qr.svg' });
  expect(await screen.findByText('house@upi')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code' })).toHaveAttribute(
    'src',
    new URL('/slides/qr.svg', location.href).href,
  );
  expect(asked()).toEqual([]);
});

it.each(['\u200bdemo@upi\u200b', '\u00a0demo@upi ', '\u202ademo@upi\u202c'])(
  'a UPI id that is sent as %j is shown and copied without its marks',
  async upiId => {
    const { user } = await renderApp('/qrpay', {
      arrange: mock => Object.assign(mock.data().content.qr, { upiId }),
    });
    expect((await screen.findByText('demo@upi')).textContent).toBe('demo@upi');
    await user.click(screen.getByRole('button', { name: 'Copy UPI ID' }));
    expect(await navigator.clipboard.readText()).toBe('demo@upi');
  },
);

it.each(['demo@upi.', 'Pay demo@upi', 'demo'])('%j is not a UPI id, so it is not offered', async upiId => {
  await renderApp('/qrpay', { arrange: mock => Object.assign(mock.data().content.qr, { upiId }) });
  expect(await screen.findByRole('img', { name: 'QR code' })).toBeVisible();
  expect(screen.queryByText(upiId)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy UPI ID' })).toBeNull();
});

it('a picture of the route state passes the same gate as any other', async () => {
  await passOn({ upiId: 'house@upi', qrImagePath: 'javascript:alert(1)' });
  expect(await screen.findByText('QR code not available')).toBeVisible();
  expect(screen.getByText('house@upi')).toBeVisible();
});

it('a route state that holds no QR payment is asked for as usual', async () => {
  const { asked } = await passOn({ upiId: 7 });
  expect(await screen.findByText('demo@upi')).toBeVisible();
  expect(asked()).toHaveLength(1);
});

it('spec 1 §8: QR payment details refused since the last visit → the message, and no code of before', async () => {
  const app = await renderApp('/qrpay');
  expect(await screen.findByText('demo@upi')).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: /^Wallet/ }));
  await screen.findByText('Withdraw Methods');
  app.mock.fault({ path, kind: 'reply', value: { success: false }, times: -1 });
  await act(async () => history.back());
  expect(await screen.findByText('Failed to load payment details. Please try again later.')).toBeVisible();
  expect(screen.queryByText('demo@upi')).toBeNull();
  app.mock.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('demo@upi')).toBeVisible();
});
