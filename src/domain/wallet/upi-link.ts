import type { Points } from '../points.ts';
import { parseUpiId } from './upi-id.ts';
import type { UpiApp } from './wallet.ts';

const addresses = {
  phonePe: 'phonepe://pay',
  googlePay: 'tez://upi/pay',
  paytm: 'paytmmp://pay',
  other: 'upi://pay',
} as const satisfies Record<UpiApp, string>;

/** `encodeURIComponent` throws on single surrogates. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

/**
 * Null if the payee's id is not a UPI id. Its `@` stays raw, because some apps do not decode it. One point is
 * one rupee.
 */
export function upiLink(payment: {
  readonly app: UpiApp;
  readonly payeeId: string;
  readonly payeeName: string;
  readonly points: Points;
  readonly ref: string;
  readonly note: string;
}): string | null {
  const payeeId = parseUpiId(payment.payeeId);
  if (payeeId === null) return null;
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

/** At most 35 letters and digits. */
export const transactionRef = (epochMs: number, attempt: number): string => `T${epochMs}A${attempt}`;
