import type { Points } from './points.ts';
import type { UpiApp } from './wallet.ts';

const addresses = {
  phonePe: 'phonepe://pay',
  googlePay: 'tez://upi/pay',
  paytm: 'paytmmp://pay',
  other: 'upi://pay',
} as const satisfies Record<UpiApp, string>;

/** A payee id is two names around one `@`. */
const payeeShape = /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;

/** A text that can stand in an address: halves of broken characters are left out, or encoding would throw. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

/**
 * The link that opens a payment in an app, or null when the payee's id is none. The `@` stays
 * raw, as some apps do not decode it. One point is one rupee.
 */
export function upiLink(payment: {
  readonly app: UpiApp;
  readonly payeeId: string;
  readonly payeeName: string;
  readonly points: Points;
  readonly ref: string;
  readonly note: string;
}): string | null {
  const payeeId = payment.payeeId.trim();
  if (!payeeShape.test(payeeId)) return null;
  const fields = [
    `pa=${payeeId}`,
    `pn=${encoded(payment.payeeName)}`,
    `am=${payment.points.toFixed(2)}`,
    'cu=INR',
    `tn=${encoded(payment.note)}`,
    `tr=${encoded(payment.ref)}`,
  ];
  return `${addresses[payment.app]}?${fields.join('&')}`;
}

/** A payment's own reference, at most 35 letters and digits: the time of the tap and the attempt within it. */
export const transactionRef = (epochMs: number, attempt: number): string => `T${epochMs}A${attempt}`;
