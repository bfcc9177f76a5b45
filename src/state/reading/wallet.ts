import { atom } from 'jotai';
import { pointsIn, type StatedAmount } from '../../domain/amount.ts';
import type { Points } from '../../domain/points.ts';
import { loaded, loading, type Remote, valueOf } from '../../lib/remote.ts';
import { perPlayer } from '../core/session.ts';
import { limits } from '../../domain/limits.ts';
import { dashboardAtom, dashboardCallAtom } from './markets.ts';

/** Only `wallet-reading.ts` writes it. */
export const walletReadingAtom = perPlayer<{ readonly amount: StatedAmount; readonly call: number } | null>(
  null,
);

/** The wallet is in the replies of two calls. The reply to the newer call counts. */
const newestAtom = atom(get => {
  const read = get(get(walletReadingAtom));
  const polled = valueOf(get(dashboardAtom))?.wallet;
  const call = get(dashboardCallAtom);
  return polled && !(read && read.call > call) ? { amount: polled, call } : read;
});

export const walletAtom = atom<StatedAmount | null>(get => get(newestAtom)?.amount ?? null);

/** The number of the call that read the wallet. */
export const walletCallAtom = atom(get => get(newestAtom)?.call ?? 0);

export const walletFailedAtom = perPlayer(false);

export const walletRemoteAtom = atom<Remote<StatedAmount>>(get => {
  const amount = get(walletAtom);
  if (get(get(walletFailedAtom))) return { kind: 'failed', last: amount, words: null };
  return amount === null ? loading : loaded(amount);
});

/** No bid is accepted while it is null. */
export const balanceAtom = atom<Points | null>(get => pointsIn(get(walletAtom)));

/** The balance is less than the least bid. */
export const needsFundsAtom = atom(get => (get(balanceAtom) ?? limits.minimumBid) < limits.minimumBid);
