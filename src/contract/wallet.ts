import * as v from 'valibot';
import {
  payoutMethods,
  type PayoutNumbers,
  type ShownTransaction,
  type ShownWithdrawal,
  type TransactionStatus,
  type TransferRequest,
  type WalletInfo,
  type WithdrawRequest,
  type WithdrawStatus,
} from '../domain/wallet/wallet.ts';
import { mayBeDeposit } from '../domain/wallet/credit-note.ts';
import {
  done,
  fields,
  flag,
  isTrue,
  noBody,
  optionalText,
  optionalUrl,
  requiredText,
  sentMobile,
  sentPoints,
  text,
} from './wire.ts';
import { statement } from './statement.ts';
import { amount, clockText, minimum } from './wire-values.ts';
import { readClock } from '../domain/clock-time.ts';
import type { Phone } from '../domain/phone.ts';
import { area, endpoint } from './endpoint.ts';

/** `payment_method` (spec 1 §9). */
const payoutCode = { googlePay: '2', paytm: '3', phonePe: '4' } as const;

/** `upi_type` (spec 1 §3). */
export const upiType = { paytm: '1', googlePay: '2', phonePe: '3' } as const;

/** Spec 1 §3. */
const payoutEntries = {
  google_pay_number: optionalText(),
  paytm_number: optionalText(),
  phone_pay_number: optionalText(),
};

type PayoutWire = { readonly [Field in keyof typeof payoutEntries]: string | null };

const numbersOf = (wire: PayoutWire): PayoutNumbers => ({
  googlePay: wire.google_pay_number,
  paytm: wire.paytm_number,
  phonePe: wire.phone_pay_number,
});

export const payoutNumbers = fields(payoutEntries, numbersOf);

const statuses: ReadonlyMap<string, WithdrawStatus> = new Map([
  ['0', 'pending'],
  ['1', 'cancelled'],
  ['2', 'approved'],
]);

/** A line may have all numbers of the player. Then it does not say which of them was paid. */
function paidTo(wire: PayoutWire): ShownWithdrawal['paidTo'] {
  const numbers = numbersOf(wire);
  const [only, another] = payoutMethods.flatMap(method => {
    const number = numbers[method];
    return number === null ? [] : [{ method, number }];
  });
  return another === undefined ? (only ?? null) : null;
}

/**
 * '1' is an approved deposit (spec 1 §4). The project decided the others: '0' requested, '2' rejected, '3' or
 * none needs no approval.
 */
const transactionStatuses: ReadonlyMap<string, TransactionStatus> = new Map([
  ['0', 'pending'],
  ['1', 'approved'],
  ['2', 'rejected'],
  ['3', 'booked'],
  ['', 'booked'],
]);
const depositStatuses: ReadonlySet<string> = new Set(['0', '1', '2']);

/** Type '1' is a credit, every other a debit (spec 1 §3). */
const transactions = statement(
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
    deposit:
      wire.transaction_type === '1' &&
      depositStatuses.has(wire.amount_status) &&
      mayBeDeposit(wire.transaction_note),
    note: wire.transaction_note,
    date: wire.insert_date,
    amount: wire.amount,
    ...(wire.client_ref !== null && { clientRef: wire.client_ref }),
  }),
);

/** Spec 1 §3, §4. */
const withdrawals = statement(
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
    paidTo: paidTo(wire),
  }),
);

type OwnMobile = { readonly mobile: Phone };

/** Spec 1 §3, §7. */
export const wallet = area({
  walletBalance: endpoint({
    path: '/api-user-wallet-balance',
    ...noBody,
    reply: v.pipe(
      v.object({ status: v.optional(v.unknown(), true), wallet_amt: amount }),
      // Only a refusal may lack an amount. In any other reply a missing amount is unknown.
      v.check(({ status, wallet_amt }) => wallet_amt !== 'unreadable' || isTrue(status), 'refused'),
      v.transform(wire => wire.wallet_amt),
    ),
  }),
  walletInfo: endpoint({
    path: '/api-get-wallet-info',
    assumed: true,
    ...noBody,
    reply: v.pipe(
      v.object({
        wallet_amt: amount,
        min_withdrawal: minimum,
        withdraw_open_time: clockText,
        withdraw_close_time: clockText,
        betting_status: flag,
      }),
      v.transform((wire): WalletInfo => {
        const [open, close] = [readClock(wire.withdraw_open_time), readClock(wire.withdraw_close_time)];
        return {
          balance: wire.wallet_amt,
          minWithdrawal: wire.min_withdrawal,
          hours: open === null || close === null ? null : { open, close },
          betting: wire.betting_status,
        };
      }),
      v.check(
        ({ balance, minWithdrawal, hours }) =>
          balance !== 'unreadable' || minWithdrawal !== 'unreadable' || hours !== null,
        'nothing can be read',
      ),
    ),
  }),
  walletHistory: endpoint({
    path: '/api-wallet-transaction-history',
    ...noBody,
    reply: fields({ transaction_history: transactions }, wire => wire.transaction_history),
  }),
  withdraw: endpoint({
    path: '/api-user-withdraw-fund-request',
    checksStatus: true,
    money: true,
    body: v.strictObject({
      mobile: sentMobile,
      request_amount: sentPoints,
      payment_method: v.picklist(Object.values(payoutCode)),
    }),
    encode: (request: WithdrawRequest & OwnMobile) => ({
      mobile: request.mobile,
      request_amount: request.points,
      payment_method: payoutCode[request.method],
    }),
    reply: done,
  }),
  withdrawHistory: endpoint({
    path: '/api-user-withdraw-transaction-history',
    body: v.strictObject({ mobile_no: sentMobile }),
    encode: ({ mobile }: OwnMobile) => ({ mobile_no: mobile }),
    reply: fields({ withdrawdata: withdrawals }, wire => wire.withdrawdata),
  }),
  checkTransfer: endpoint({
    path: '/api-check-user-for-transfer-amt',
    checksStatus: true,
    body: v.strictObject({ mobile_no: sentMobile }),
    encode: ({ receiver }: Pick<TransferRequest, 'receiver'>) => ({ mobile_no: receiver }),
    reply: fields({ user_name: requiredText() }, wire => ({ username: wire.user_name })),
  }),
  transfer: endpoint({
    path: '/api-user-transfer-wallet-balance',
    checksStatus: true,
    money: true,
    body: v.strictObject({ amount: sentPoints, mobile_no: sentMobile, transfer_note: v.literal('') }),
    encode: (request: TransferRequest) => ({
      amount: request.points,
      mobile_no: request.receiver,
      transfer_note: '' as const,
    }),
    reply: done,
  }),
});
