import type { PayoutMethod } from '../../domain/wallet/wallet.ts';
import type { PlainKey } from '../../text/message.ts';

/** Spec 1 §2. */
export const methodLabels = {
  paytm: 'method.paytm',
  googlePay: 'method.gpay',
  phonePe: 'method.phonePe',
} as const satisfies { readonly [M in PayoutMethod]: PlainKey };
