import type { Minimum, StatedAmount } from '../amount.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import type { Phone } from '../phone.ts';
import type { Points } from '../points.ts';

/** The data of the withdraw screen (spec 1 §3). */
export type WalletInfo = {
  readonly balance: StatedAmount;
  readonly minWithdrawal: Minimum;
  /** Both ends inclusive (spec 1 §5); null when one cannot be read: then only the server checks the time. */
  readonly hours: { readonly open: MinuteOfDay; readonly close: MinuteOfDay } | null;
  readonly betting: boolean;
};

/** Payout methods (spec 1 §9: codes 2, 3, 4 for withdrawals and 2, 1, 3 as UPI types). */
export const payoutMethods = ['googlePay', 'paytm', 'phonePe'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** The player's payout numbers; null when there is none. */
export type PayoutNumbers = { readonly [M in PayoutMethod]: string | null };

/** Which methods of depositing are open (spec 1 §3: '1' both, '2' only UPI, '3' only QR). */
export type Gateway = { readonly upi: boolean; readonly qr: boolean };

/** Apps a deposit can be paid with (spec 1 §2). */
export const upiApps = ['phonePe', 'googlePay', 'paytm', 'other'] as const;
export type UpiApp = (typeof upiApps)[number];

/** The operator's UPI ids, by app; null where none is configured (spec 1 §8). */
export type PayeeIds = { readonly [A in UpiApp]: string | null };

/** The payment of a QR deposit (spec 1 §3). */
export type QrPayment = { readonly upiId: string | null; readonly qrImage: string | null };

/**
 * What the provider says of a transaction. `approved` is amount status '1' (spec 1 §4, Deposit History); `booked` has
 * moved its points without an approval, such as a win; `other` is a status that we do not know, in the server's words.
 */
export type TransactionStatus = 'pending' | 'approved' | 'rejected' | 'booked' | { readonly other: string };

/** A transaction of the wallet history; `credit` is transaction type '1' (spec 1 §4). */
export type ShownTransaction = {
  readonly id: string;
  readonly credit: boolean;
  readonly status: TransactionStatus;
  /** A deposit: requested, approved or rejected. Other credits are wins and transfers. */
  readonly deposit: boolean;
  readonly note: string;
  readonly date: string;
  readonly amount: StatedAmount;
  /** The reference of the request that left it, where the provider tells it. */
  readonly clientRef?: string;
};

/** A transaction that is used as evidence: its amount is whole points. */
export type Transaction = Omit<ShownTransaction, 'amount'> & { readonly points: Points };

export const withdrawStatuses = ['pending', 'cancelled', 'approved', 'unknown'] as const;
export type WithdrawStatus = (typeof withdrawStatuses)[number];

/** A withdraw request in the withdraw history. */
export type ShownWithdrawal = {
  readonly number: string;
  readonly status: WithdrawStatus;
  readonly amount: StatedAmount;
  readonly date: string;
  /** The server's text; a link passes `safeUrl` first. */
  readonly receiptUrl: string | null;
  /** The record's first payout number; null when it has none. */
  readonly paidTo: { readonly method: PayoutMethod; readonly number: string } | null;
  readonly clientRef?: string;
};

/** A withdrawal that is used as evidence: its amount is whole points. */
export type Withdrawal = Omit<ShownWithdrawal, 'amount'> & { readonly points: Points };

/** Checked forms of deposits, withdrawals and transfers. */
export type WithdrawRequest = { readonly points: Points; readonly method: PayoutMethod };
export type TransferRequest = { readonly points: Points; readonly receiver: Phone };
export type DepositRequest = { readonly points: Points; readonly app: UpiApp };
