import { atom } from 'jotai';
import { pointsIn, type StatedAmount } from '../../domain/amount.ts';
import type { Points } from '../../domain/points.ts';
import { loaded, loading, type Remote, valueOf } from '../../lib/remote.ts';
import { playersOwn } from '../core/session.ts';
import { dashboardAtom, dashboardCallAtom } from './markets.ts';

/** The reply to the newest wallet call, and the number of that call; `wallet-refresh.ts` writes it. */
export const walletReadingAtom = playersOwn<{ readonly amount: StatedAmount; readonly call: number } | null>(
  null,
);

/** The player's wallet, from the reply to the newest of the two calls that contain it; null before the first. */
export const walletAtom = atom<StatedAmount | null>(get => {
  const read = get(get(walletReadingAtom));
  const polled = valueOf(get(dashboardAtom))?.wallet;
  if (polled && !(read && read.call > get(dashboardCallAtom))) return polled;
  return read && read.amount;
});

/** Whether the last wallet call failed; `wallet-refresh.ts` writes it. */
export const walletFailedAtom = playersOwn(false);

/** The wallet as data of the provider, for the screen that shows it large. */
export const walletRemoteAtom = atom<Remote<StatedAmount>>(get => {
  const amount = get(walletAtom);
  if (get(get(walletFailedAtom))) return { kind: 'failed', last: amount, words: null };
  return amount === null ? loading : loaded(amount);
});

/** The points that can be spent; null while they are unknown: no bid is accepted then. */
export const balanceAtom = atom<Points | null>(get => pointsIn(get(walletAtom)));
