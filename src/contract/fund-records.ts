import * as v from 'valibot';
import type { Gateway, PayeeIds, PayoutMethod, PayoutNumbers, QrPayment } from '../domain/wallet.ts';
import { optionalText, optionalUrl, text } from './wire.ts';

/** `getaway_status` (spec 1 §3). */
const gateways: ReadonlyMap<string, Gateway> = new Map([
  ['1', { upi: true, qr: true }],
  ['2', { upi: true, qr: false }],
  ['3', { upi: false, qr: true }],
]);

export const gateway = v.pipe(
  text(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Gateway => {
    const known = gateways.get(dataset.value);
    if (known !== undefined) return known;
    addIssue({ message: 'gateway 1, 2 or 3 expected' });
    return NEVER;
  }),
);

/** Our names: the specification only says that the first of `bank_details` is used (spec 1 §3). */
export const bankDetails = v.pipe(
  v.object({
    google_pay_upi_id: optionalText(),
    phone_pay_upi_id: optionalText(),
    paytm_upi_id: optionalText(),
    upi_id: optionalText(),
  }),
  v.transform((wire): PayeeIds => ({
    googlePay: wire.google_pay_upi_id,
    phonePe: wire.phone_pay_upi_id,
    paytm: wire.paytm_upi_id,
    other: wire.upi_id,
  })),
);
export const noPayee: PayeeIds = { googlePay: null, phonePe: null, paytm: null, other: null };

/** Where a QR deposit goes: the one thing on the wire that is camelCase (spec 1 §7). */
export const qrPayment = v.pipe(
  v.object({ upiId: optionalText(), qrImagePath: optionalUrl }),
  v.transform((wire): QrPayment => ({ upiId: wire.upiId, qrImage: wire.qrImagePath })),
);
export const noQr: QrPayment = { upiId: null, qrImage: null };

/** The first number that any row carries: providers send one row with all three, or one row each. */
export const merged = (rows: readonly PayoutNumbers[]): PayoutNumbers => {
  const firstOf = (method: PayoutMethod) => rows.find(row => row[method] !== null)?.[method] ?? null;
  return { googlePay: firstOf('googlePay'), paytm: firstOf('paytm'), phonePe: firstOf('phonePe') };
};

/** A text's lines, without the empty ones (spec 1 §3, rules). */
export const lines = v.pipe(
  text(20_000),
  v.transform(all =>
    all
      .split(/\r?\n|\r/)
      .map(line => line.trim())
      .filter(line => line !== ''),
  ),
);
