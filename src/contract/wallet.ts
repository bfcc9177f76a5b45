import * as v from 'valibot';
import { readClock } from '../domain/read-clock.ts';
import type { Phone } from '../domain/phone.ts';
import type { TransferRequest, WalletInfo, WithdrawRequest } from '../domain/wallet.ts';
import { area, endpoint } from './endpoint.ts';
import { done, flag, isTrue, noArgs, noBody, requiredText, sentMobile, sentPoints } from './wire.ts';
import { clockText, minimum, amount } from './wire-values.ts';
import { payoutCode, transactions, withdrawals } from './wallet-records.ts';

type OwnMobile = { readonly mobile: Phone };

/** The wallet, withdrawals and transfers: spec 1 §3, §7. */
export const wallet = area({
  walletBalance: endpoint({
    path: '/api-user-wallet-balance',
    source: 'spec 1 §7, spec 2 §7',
    body: noBody,
    encode: noArgs,
    reply: v.pipe(
      v.object({ status: v.optional(v.unknown(), true), wallet_amt: amount }),
      // A refusal has no amount. In any other reply a missing amount is an unknown one.
      v.check(({ status, wallet_amt }) => wallet_amt !== 'unreadable' || isTrue(status), 'refused'),
      v.transform(wire => wire.wallet_amt),
    ),
  }),
  walletInfo: endpoint({
    path: '/api-get-wallet-info',
    source: 'spec 1 §7',
    assumed: true,
    body: noBody,
    encode: noArgs,
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
    source: 'spec 1 §7',
    body: noBody,
    encode: noArgs,
    reply: v.pipe(
      v.object({ transaction_history: transactions }),
      v.transform(wire => wire.transaction_history),
    ),
  }),
  withdraw: endpoint({
    path: '/api-user-withdraw-fund-request',
    source: 'spec 1 §7',
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
    source: 'spec 1 §7',
    body: v.strictObject({ mobile_no: sentMobile }),
    encode: ({ mobile }: OwnMobile) => ({ mobile_no: mobile }),
    reply: v.pipe(
      v.object({ withdrawdata: withdrawals }),
      v.transform(wire => wire.withdrawdata),
    ),
  }),
  checkTransfer: endpoint({
    path: '/api-check-user-for-transfer-amt',
    source: 'spec 1 §7',
    checksStatus: true,
    body: v.strictObject({ mobile_no: sentMobile }),
    encode: ({ receiver }: Pick<TransferRequest, 'receiver'>) => ({ mobile_no: receiver }),
    reply: v.pipe(
      v.object({ user_name: requiredText() }),
      v.transform(wire => ({ username: wire.user_name })),
    ),
  }),
  transfer: endpoint({
    path: '/api-user-transfer-wallet-balance',
    source: 'spec 1 §7',
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
