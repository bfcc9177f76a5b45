import * as v from 'valibot';
import type { Gateway, PayeeIds, PayoutMethod, PayoutNumbers, QrPayment } from '../domain/wallet.ts';
import { optionalText, optionalUrl, text } from './wire.ts';

/** The ways to pay by `getaway_status` (spec 1 §3). */
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
    addIssue();
    return NEVER;
  }),
);

/** The names of the fields are ours: the specification says only that the first of `bank_details` is used (spec 1 §3). */
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

/** The receiver of a QR deposit. Only here the wire has camelCase (spec 1 §7). */
export const qrPayment = v.pipe(
  v.object({ upiId: optionalText(), qrImagePath: optionalUrl }),
  v.transform((wire): QrPayment => ({ upiId: wire.upiId, qrImage: wire.qrImagePath })),
);
export const noQr: QrPayment = { upiId: null, qrImage: null };

/** The first number of each method. Some providers send one row with all three, others one row each. */
export const mergeNumbers = (rows: readonly PayoutNumbers[]): PayoutNumbers => {
  const firstOf = (method: PayoutMethod) => rows.find(row => row[method] !== null)?.[method] ?? null;
  return { googlePay: firstOf('googlePay'), paytm: firstOf('paytm'), phonePe: firstOf('phonePe') };
};

/** The lines of a text without the empty ones (spec 1 §3, rules). */
export const lines = v.pipe(
  text(20_000),
  v.transform(all =>
    all
      .split(/\r?\n|\r/)
      .map(line => line.trim())
      .filter(line => line !== ''),
  ),
);
