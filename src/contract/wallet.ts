import * as v from 'valibot';
import type { Phone } from '../domain/phone.ts';
import type { TransferRequest, WithdrawRequest } from '../domain/wallet.ts';
import { endpoint } from './endpoint.ts';
import { amount, clock12, done, flag, listing, noArgs, noBody, sentMobile, sentPoints } from './wire.ts';
import { requiredText } from './wire.ts';
import { payoutCode, transaction, withdrawal } from './wallet-records.ts';

type OwnMobile = { readonly mobile: Phone };

/** The wallet, withdrawals and transfers: spec 1 §3, §7. */
export const wallet = {
  walletBalance: endpoint({
    path: '/api-user-wallet-balance',
    source: 'spec 1 §7, spec 2 §7',
    body: noBody,
    encode: noArgs,
    reply: v.pipe(
      v.object({ wallet_amt: amount }),
      v.transform(wire => wire.wallet_amt),
    ),
  }),
  walletInfo: endpoint({
    path: '/api-get-wallet-info',
    source: 'SCREENS "Calls whose path the specification does not show"',
    assumed: true,
    body: noBody,
    encode: noArgs,
    reply: v.pipe(
      v.object({
        wallet_amt: amount,
        min_withdrawal: amount,
        withdraw_open_time: clock12,
        withdraw_close_time: clock12,
        betting_status: flag,
      }),
      v.transform(wire => ({
        balance: wire.wallet_amt,
        minWithdrawal: wire.min_withdrawal,
        withdrawOpen: wire.withdraw_open_time,
        withdrawClose: wire.withdraw_close_time,
        betting: wire.betting_status,
      })),
    ),
  }),
  walletHistory: endpoint({
    path: '/api-wallet-transaction-history',
    source: 'spec 1 §7',
    body: noBody,
    encode: noArgs,
    reply: v.pipe(
      v.object({ transaction_history: listing(transaction) }),
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
      v.object({ withdrawdata: listing(withdrawal) }),
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
};
