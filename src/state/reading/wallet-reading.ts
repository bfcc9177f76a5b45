import { atom } from 'jotai';
import { wallet } from '../../contract/wallet.ts';
import { isNegative, type StatedAmount } from '../../domain/amount.ts';
import type { Points } from '../../domain/points.ts';
import { action, environmentAtom } from '../core/environment.ts';
import { callNumber, plain, playersResource } from '../core/resource.ts';
import { dashboardAtom } from './markets.ts';
import { walletAtom, walletFailedAtom, walletReadingAtom } from './wallet.ts';
import type { Listed } from '../../domain/history/listed.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import { loaded, type Remote, valueOf } from '../../lib/remote.ts';
import type { Words } from '../../text/message.ts';

/**
 * Null if the call fails (the last balance then stays, spec 2 §8), or if the amount is unreadable or negative
 * and so proves no debit.
 */
export const refreshWalletAtom = action(async (get, set): Promise<Points | null> => {
  const reading = get(walletReadingAtom);
  const failed = get(walletFailedAtom);
  const call = callNumber();
  const reply = await get(environmentAtom).client.call(wallet.walletBalance, {});
  // The reply to a newer call may have arrived first.
  const overtaken = call < (get(reading)?.call ?? 0);
  if (!overtaken) set(failed, !reply.ok);
  if (!reply.ok) return null;
  const amount = reply.value;
  if (!overtaken) set(reading, { amount, call });
  return amount === 'unreadable' || isNegative(amount) ? null : amount.points;
});

/** A provider may leave the wallet out of the dashboard. Then only `refreshWalletAtom` reads it. */
export const isWalletApartAtom = atom(get => {
  const read = valueOf(get(dashboardAtom));
  return read !== null && read.wallet === undefined;
});

/** Null if the call fails, although `walletAtom` then keeps the last balance. */
export const readWalletAtom = action(async (get, set): Promise<StatedAmount | null> => {
  await set(refreshWalletAtom);
  return get(get(walletFailedAtom)) ? null : get(walletAtom);
});

/** The newest transaction comes first. */
export const walletHistoryResource = playersResource(
  wallet.walletHistory,
  () => ({}),
  plain(() => 'error.somethingWrong'),
);

/** Spec 1 §4: an approved deposit has the amount status '1'. */
export const depositsAtom = atom<Remote<Listed<ShownTransaction>, Words>>(get => {
  const all = get(walletHistoryResource.value);
  if (all.kind === 'loaded') return loaded(approvedDeposits(all.value));
  return all.kind === 'loading' ? all : { ...all, last: all.last && approvedDeposits(all.last) };
});

const approvedDeposits = (all: Listed<ShownTransaction>): Listed<ShownTransaction> => ({
  ...all,
  rows: all.rows.filter(({ credit, status }) => credit && status === 'approved'),
});
