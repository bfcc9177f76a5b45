import { atom } from 'jotai';
import { pointsIn, type StatedAmount } from '../../domain/amount.ts';
import type { Points } from '../../domain/points.ts';
import { loaded, loading, type Remote, valueOf } from '../../lib/remote.ts';
import { perPlayer } from '../core/session.ts';
import { dashboardAtom, dashboardCallAtom } from './markets.ts';

/** Only `wallet-reading.ts` writes it. */
export const walletReadingAtom = perPlayer<{ readonly amount: StatedAmount; readonly call: number } | null>(
  null,
);

/** Two calls return the wallet: the dashboard's, which is polled, and its own. The reply to the newer call counts. */
const newestAtom = atom(get => {
  const read = get(get(walletReadingAtom));
  const polled = valueOf(get(dashboardAtom))?.wallet;
  const call = get(dashboardCallAtom);
  return polled && !(read && read.call > call) ? { amount: polled, call } : read;
});

/** The balance as the header shows it. */
export const walletAtom = atom<StatedAmount | null>(get => get(newestAtom)?.amount ?? null);

/** The number of the call that read the wallet. */
export const walletCallAtom = atom(get => get(newestAtom)?.call ?? 0);

/** The last call for the wallet alone has failed. A failed poll does not count. */
export const walletFailedAtom = perPlayer(false);

export const walletRemoteAtom = atom<Remote<StatedAmount>>(get => {
  const amount = get(walletAtom);
  if (get(get(walletFailedAtom))) return { kind: 'failed', last: amount, words: null };
  return amount === null ? loading : loaded(amount);
});

/** The balance in whole points. While it is null, the app accepts no bid. */
export const balanceAtom = atom<Points | null>(get => pointsIn(get(walletAtom)));
