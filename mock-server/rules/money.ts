import { requireRow, refuse } from '../data/refusal.ts';
import { nextId, type Data, type User, type WithdrawalRecord } from '../data/schemas.ts';
import { setDepositStatus, setWithdrawalStatus, post } from './ledger.ts';

/** The points are credited only when the request is approved. Returns the request's id. */
export function requestDeposit(data: Data, user: Readonly<User>, amount: number, at: string): number {
  const id = nextId(data.fund_requests);
  data.fund_requests.push({ id, user_id: user.id, request_amount: amount, status: 'pending', at });
  return id;
}

/** Refuses a request that is already decided. */
export function decideDeposit(data: Data, id: number, status: 'approved' | 'rejected', at: string): void {
  const request = requireRow(data.fund_requests, id, 'fund request');
  if (request.status !== 'pending') refuse(`Fund request ${id} is already ${request.status}`);
  setDepositStatus(data, request, status);
  if (status === 'rejected') return;
  const note = 'Add Funds';
  const { user_id, request_amount, client_ref } = request;
  post(data, { user_id, kind: 'deposit', points: request_amount, note, at, client_ref });
}

/** The caller has checked the balance. Returns the request's id. */
export function requestWithdrawal(
  data: Data,
  user: Readonly<User>,
  request: Pick<WithdrawalRecord, 'request_amount' | 'payment_method' | 'number'>,
  at: string,
): number {
  const id = nextId(data.withdrawals);
  data.withdrawals.push({ id, user_id: user.id, ...request, status: 'pending', payment_receipt: null, at });
  const note = `Withdraw request W${id}`;
  post(data, { user_id: user.id, kind: 'withdraw-hold', points: -request.request_amount, note, at });
  return id;
}

type WithdrawalDecision = {
  readonly status: 'approved' | 'cancelled';
  readonly payment_receipt: string | null;
};

/** Returns the points of a cancelled request. Refuses one that is already decided. */
export function decideWithdrawal(
  data: Data,
  id: number,
  { status, payment_receipt }: WithdrawalDecision,
  at: string,
): void {
  const request = requireRow(data.withdrawals, id, 'withdrawal');
  if (request.status !== 'pending') refuse(`Withdrawal ${id} is already ${request.status}`);
  setWithdrawalStatus(data, request, status);
  request.payment_receipt = payment_receipt;
  if (status === 'approved') return;
  const note = `Withdraw request W${id} cancelled`;
  post(data, { user_id: request.user_id, kind: 'withdraw-return', points: request.request_amount, note, at });
}

/** The caller has checked the sender's balance. */
export function transferPoints(
  data: Data,
  {
    from,
    to,
    amount,
  }: { readonly from: Readonly<User>; readonly to: Readonly<User>; readonly amount: number },
  at: string,
): void {
  const id = nextId(data.transfers);
  data.transfers.push({ id, from_user_id: from.id, to_user_id: to.id, amount, at });
  post(data, {
    user_id: from.id,
    kind: 'transfer-out',
    points: -amount,
    note: `Transfer to ${to.user_name}`,
    at,
  });
  post(data, {
    user_id: to.id,
    kind: 'transfer-in',
    points: amount,
    note: `Transfer from ${from.user_name}`,
    at,
  });
}
