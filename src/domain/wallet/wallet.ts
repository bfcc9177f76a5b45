import type { Minimum, StatedAmount } from '../amount.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import type { Phone } from '../phone.ts';
import type { Points } from '../points.ts';
import type { PlainKey } from '../../text/message.ts';

/** Spec 1 §3. */
export type WalletInfo = {
  readonly balance: StatedAmount;
  readonly minWithdrawal: Minimum;
  /** Inclusive (spec 1 §5). Null if one cannot be read. Then only the server checks the time. */
  readonly hours: { readonly open: MinuteOfDay; readonly close: MinuteOfDay } | null;
  readonly betting: boolean;
};

/** Spec 1 §9. */
export const payoutMethods = ['googlePay', 'paytm', 'phonePe'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** Spec 1 §2. */
export const methodLabels = {
  paytm: 'method.paytm',
  googlePay: 'method.gpay',
  phonePe: 'method.phonePe',
} as const satisfies { readonly [M in PayoutMethod]: PlainKey };

export type PayoutNumbers = { readonly [M in PayoutMethod]: string | null };

/** Spec 1 §3: '1' both, '2' only UPI, '3' only QR. */
export type Gateway = { readonly upi: boolean; readonly qr: boolean };

/** Spec 1 §2. */
export const upiApps = ['phonePe', 'googlePay', 'paytm', 'other'] as const;
export type UpiApp = (typeof upiApps)[number];

/** Spec 1 §8. */
export type PayeeIds = { readonly [A in UpiApp]: string | null };

/** Spec 1 §3. */
export type QrPayment = { readonly upiId: string | null; readonly qrImage: string | null };

/** Never decides whether a line is a credit. `booked`: needs no approval; `other`: in the server's words. */
export type TransactionStatus = 'pending' | 'approved' | 'rejected' | 'booked' | { readonly other: string };

/** Spec 1 §4. */
export type ShownTransaction = {
  readonly id: string;
  readonly credit: boolean;
  readonly status: TransactionStatus;
  /** Judged by status and note. A provider may give such a status to other credits, so it proves nothing. */
  readonly deposit: boolean;
  readonly note: string;
  readonly date: string;
  readonly amount: StatedAmount;
  /** The reference of its request, if the provider returns it. */
  readonly clientRef?: string;
};

/** Only lines with whole points count as evidence. */
export type Transaction = Omit<ShownTransaction, 'amount'> & { readonly points: Points };

const withdrawStatuses = ['pending', 'cancelled', 'approved', 'unknown'] as const;
export type WithdrawStatus = (typeof withdrawStatuses)[number];

export type ShownWithdrawal = {
  readonly number: string;
  readonly status: WithdrawStatus;
  readonly amount: StatedAmount;
  readonly date: string;
  /** Must pass `safeUrl` before it becomes a link. */
  readonly receiptUrl: string | null;
  readonly paidTo: { readonly method: PayoutMethod; readonly number: string } | null;
  readonly clientRef?: string;
};

export type Withdrawal = Omit<ShownWithdrawal, 'amount'> & { readonly points: Points };

export type WithdrawRequest = { readonly points: Points; readonly method: PayoutMethod };
export type TransferRequest = { readonly points: Points; readonly receiver: Phone };
export type DepositRequest = { readonly points: Points; readonly app: UpiApp };
