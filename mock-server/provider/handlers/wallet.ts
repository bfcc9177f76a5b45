import type { wallet as area } from '../../../src/contract/wallet.ts';
import { limits } from '../../../src/domain/limits.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { withinWindow } from '../../../src/domain/wallet/wallet-forms.ts';
import { refuse, userByMobile } from '../../data/refusal.ts';
import type { ReadonlyData, WithdrawalRecord } from '../../data/schemas.ts';
import { listDate, minuteOf } from '../../data/wall-time.ts';
import { balanceOf } from '../../rules/ledger.ts';
import { requestWithdrawal, transferPoints } from '../../rules/money.ts';
import { ownMobile, refField, type Handlers } from '../handler.ts';

const withdrawStatus = { pending: '0', cancelled: '1', approved: '2' } as const;

/** The field of each `payment_method` (spec 1 §9). */
const numberField = {
  '2': 'google_pay_number',
  '3': 'paytm_number',
  '4': 'phone_pay_number',
} as const satisfies Record<WithdrawalRecord['payment_method'], string>;

export const wallet: Handlers<keyof typeof area> = {
  walletBalance: ({ data, player }) => ({ wallet_amt: balanceOf(data, player().id) }),
  walletInfo: ({ data, player }) => ({
    wallet_amt: balanceOf(data, player().id),
    min_withdrawal: data.content.min_withdrawal,
    withdraw_open_time: data.content.withdraw_open_time,
    withdraw_close_time: data.content.withdraw_close_time,
    betting_status: data.content.betting_status,
  }),
  walletHistory: ({ data, zone, player }) => ({
    transaction_history: transactions(data, player().id, zone),
  }),
  withdraw: ({ body, data, edit, now, at, player }) => {
    const user = ownMobile(player(), body.mobile);
    const { min_withdrawal, withdraw_open_time, withdraw_close_time } = data.content;
    if (!withinWindow(minuteOfDay(now.minute), minuteOf(withdraw_open_time), minuteOf(withdraw_close_time)))
      refuse('Withdrawals are only allowed during specified hours.');
    if (body.request_amount < min_withdrawal) refuse(`Min amt is ${min_withdrawal}`);
    const stored = data.upi.find(row => row.user_id === user.id);
    const number = stored?.[numberField[body.payment_method]] ?? '';
    if (number === '') refuse('Please add a number for this payment method first');
    if (body.request_amount > balanceOf(data, user.id)) refuse('Insufficient balance');
    requestWithdrawal(edit(), user, { ...body, number }, at);
    return {};
  },
  withdrawHistory: ({ body, data, zone, player }) => {
    const user = ownMobile(player(), body.mobile_no);
    const rows = data.withdrawals.filter(row => row.user_id === user.id).toReversed();
    return {
      withdrawdata: rows.map(row => ({
        request_number: `W${row.id}`,
        request_status: withdrawStatus[row.status],
        request_amount: row.request_amount,
        insert_date: listDate(row.at, zone),
        payment_receipt: row.payment_receipt ?? '',
        google_pay_number: '',
        paytm_number: '',
        phone_pay_number: '',
        [numberField[row.payment_method]]: row.number,
        ...refField(row),
      })),
    };
  },
  checkTransfer: ({ body, data, player }) => {
    if (body.mobile_no === player().mobile) refuse("Don't Use Your Own Phone No.");
    return { user_name: userByMobile(data, body.mobile_no, 'No such player').user_name };
  },
  transfer: ({ body, data, edit, at, player }) => {
    const from = player();
    if (body.mobile_no === from.mobile) refuse("Don't Use Your Own Phone No.");
    const to = userByMobile(data, body.mobile_no, 'No such player');
    if (body.amount < limits.minimumTransfer) refuse(`Points Must be More than ${limits.minimumTransfer}`);
    if (body.amount > balanceOf(data, from.id)) refuse('Insufficient balance');
    transferPoints(edit(), { from, to, amount: body.amount }, at);
    return {};
  },
};

/** The ledger and the deposits that are not approved, the newest first. */
function transactions(data: ReadonlyData, userId: number, zone: string) {
  const entries = data.ledger
    .filter(entry => entry.user_id === userId)
    .map(entry => ({
      transaction_id: `T${entry.id}`,
      transaction_type: entry.points >= 0 ? '1' : '2',
      // Deposit History lists rows with '1' in both fields (spec 1 §4), so only deposits may have it in both.
      amount_status: entry.points >= 0 && entry.kind !== 'deposit' ? '3' : '1',
      transaction_note: entry.note,
      amount: Math.abs(entry.points),
      at: entry.at,
      ...refField(entry),
    }));
  const waiting = data.fund_requests
    .filter(row => row.user_id === userId && row.status !== 'approved')
    .map(row => ({
      transaction_id: `F${row.id}`,
      transaction_type: '1',
      amount_status: row.status === 'pending' ? '0' : '2',
      transaction_note: `Add Funds (${row.status})`,
      amount: row.request_amount,
      at: row.at,
      ...refField(row),
    }));
  return [...entries.toReversed(), ...waiting.toReversed()]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ at, ...row }) => ({ ...row, insert_date: listDate(at, zone) }));
}
