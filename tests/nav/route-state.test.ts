import { expect, it } from 'vitest';
import { parseQrData, parseShowToast, withoutShowToast } from '../../src/nav/money-state.ts';
import { parseDepth, parseMarketState } from '../../src/nav/navigation.ts';

it('reads the market that a screen passed on', () => {
  const state = { depth: 2, market: { id: '1', name: 'Kalyan', open: 900, close: 1020 } };
  expect(parseMarketState(state)).toEqual({ market: { id: '1', name: 'Kalyan', open: 900, close: 1020 } });
  expect(parseDepth(state)).toBe(2);
});

it('reads a slot, which has no close time', () => {
  expect(parseMarketState({ market: { id: '7', name: 'Slot', open: 0, close: null } })).toEqual({
    market: { id: '7', name: 'Slot', open: 0, close: null },
  });
});

it.each([
  null,
  undefined,
  'text',
  {},
  { market: null },
  { market: { id: '', name: 'Kalyan', open: 900 } },
  { market: { id: 1, name: 'Kalyan', open: 900 } },
  { market: { id: '1', name: null, open: 900 } },
  { market: { id: '1', name: 'Kalyan', open: 1440 } },
  { market: { id: '1', name: 'Kalyan', open: 9.5 } },
  { market: { id: '1', name: 'Kalyan', open: '900' } },
])('takes %j for no market', state => {
  expect(parseMarketState(state)).toBeNull();
});

it('takes garbage for the start of the history', () => {
  expect(parseDepth(null)).toBe(0);
  expect(parseDepth({ depth: 'x' })).toBe(0);
});

it.each([
  [{ showToast: true }, true],
  [{ depth: 1, showToast: 'yes' }, true],
  [{ showToast: false }, false],
  [{}, false],
  [null, false],
  ['showToast', false],
])('of %j the wallet is to say something: %s', (state, said) => {
  expect(parseShowToast(state)).toBe(said);
});

it('takes out the message that was shown, and nothing else', () => {
  expect(withoutShowToast({ depth: 2, showToast: true, other: 1 })).toEqual({ depth: 2, other: 1 });
  expect(withoutShowToast(null)).toEqual({});
});

it('reads the first item of qrdata', () => {
  const qrdata = [
    { upiId: ' house@upi ', qrImagePath: '/slides/qr.svg' },
    { upiId: 'other@upi', qrImagePath: '' },
  ];
  expect(parseQrData({ depth: 1, qrdata })).toEqual({ upiId: 'house@upi', qrImage: '/slides/qr.svg' });
});

it.each([
  [{ upiId: 'house@upi' }, { upiId: 'house@upi', qrImage: null }],
  [
    { upiId: null, qrImagePath: '/qr.svg' },
    { upiId: null, qrImage: '/qr.svg' },
  ],
  [
    { upiId: 7, qrImagePath: '/qr.svg' },
    { upiId: null, qrImage: '/qr.svg' },
  ],
])('reads half of a QR payment: %j', (item, payment) => {
  expect(parseQrData({ qrdata: [item] })).toEqual(payment);
});

it.each([
  null,
  'text',
  {},
  { qrdata: null },
  { qrdata: [] },
  { qrdata: [null, { upiId: 'house@upi' }] },
  { qrdata: ['house@upi'] },
  { qrdata: { upiId: 'house@upi' } },
  { qrdata: [{ upiId: ' ', qrImagePath: 7 }] },
  { qrdata: [{ upiId: 'demo@upi.', qrImagePath: '' }] },
  { qrdata: [{ upiId: 'x'.repeat(3000) }] },
])('takes %j for no QR payment', state => {
  expect(parseQrData(state)).toBeNull();
});
