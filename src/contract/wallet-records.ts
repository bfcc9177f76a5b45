import * as v from 'valibot';
import {
  payoutMethods,
  type PayoutNumbers,
  type ShownTransaction,
  type ShownWithdrawal,
  type TransactionStatus,
  type WithdrawStatus,
} from '../domain/wallet.ts';
import { optionalText, optionalUrl, text } from './wire.ts';
import { statement } from './wire-lists.ts';
import { amount } from './wire-values.ts';

/** `payment_method` of a withdraw request (spec 1 §9). */
export const payoutCode = { googlePay: '2', paytm: '3', phonePe: '4' } as const;

/** `upi_type` of a stored payout number (spec 1 §3). */
export const upiType = { paytm: '1', googlePay: '2', phonePe: '3' } as const;

/** The three payout numbers in withdraw records and payment details (spec 1 §3). */
const payoutEntries = {
  google_pay_number: optionalText(),
  paytm_number: optionalText(),
  phone_pay_number: optionalText(),
};

export const payoutNumbers = v.pipe(
  v.object(payoutEntries),
  v.transform((wire): PayoutNumbers => ({
    googlePay: wire.google_pay_number,
    paytm: wire.paytm_number,
    phonePe: wire.phone_pay_number,
  })),
);

const statuses: ReadonlyMap<string, WithdrawStatus> = new Map([
  ['0', 'pending'],
  ['1', 'cancelled'],
  ['2', 'approved'],
]);

function paidTo(numbers: PayoutNumbers): ShownWithdrawal['paidTo'] {
  for (const method of payoutMethods) {
    const number = numbers[method];
    if (number !== null) return { method, number };
  }
  return null;
}

/**
 * `amount_status`: '1' is approved (spec 1 §4). Our choice: '0' is requested, '2' is rejected, and '3' or none is that of
 * credits which nobody approves, such as wins.
 */
const transactionStatuses: ReadonlyMap<string, TransactionStatus> = new Map([
  ['0', 'pending'],
  ['1', 'approved'],
  ['2', 'rejected'],
  ['3', 'booked'],
  ['', 'booked'],
]);
const depositStatuses: ReadonlySet<string> = new Set(['0', '1', '2']);

/** The wallet history (spec 1 §3). Type '1' is a credit, every other type a debit. */
export const transactions = statement(
  {
    transaction_id: text(),
    transaction_type: text(),
    amount_status: text(),
    transaction_note: text(),
    insert_date: text(),
    amount,
    client_ref: optionalText(),
  },
  (wire): ShownTransaction => ({
    id: wire.transaction_id,
    credit: wire.transaction_type === '1',
    status: transactionStatuses.get(wire.amount_status) ?? { other: wire.amount_status },
    deposit: wire.transaction_type === '1' && depositStatuses.has(wire.amount_status),
    note: wire.transaction_note,
    date: wire.insert_date,
    amount: wire.amount,
    ...(wire.client_ref !== null && { clientRef: wire.client_ref }),
  }),
);

/** The withdraw history (spec 1 §3, §4). */
export const withdrawals = statement(
  {
    request_number: text(),
    request_status: text(),
    request_amount: amount,
    insert_date: text(),
    payment_receipt: optionalUrl,
    client_ref: optionalText(),
    ...payoutEntries,
  },
  (wire): ShownWithdrawal => ({
    number: wire.request_number,
    status: statuses.get(wire.request_status) ?? 'unknown',
    amount: wire.request_amount,
    date: wire.insert_date,
    receiptUrl: wire.payment_receipt,
    ...(wire.client_ref !== null && { clientRef: wire.client_ref }),
    paidTo: paidTo({
      googlePay: wire.google_pay_number,
      paytm: wire.paytm_number,
      phonePe: wire.phone_pay_number,
    }),
  }),
);
