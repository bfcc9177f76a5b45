import { atom } from 'jotai';
import { pointsIn, type StatedAmount } from '../../domain/amount.ts';
import type { Points } from '../../domain/points.ts';
import { valueOf } from '../../lib/remote.ts';
import { playersOwn } from '../core/players-own.ts';
import { dashboardAtom } from './markets.ts';

/** The wallet as last read by itself, and the dashboard that was current then; `wallet-refresh.ts` writes it. */
export const readWalletAtom = playersOwn<{ readonly amount: StatedAmount; readonly during: unknown } | null>(
  null,
);

/** The server's word on the player's wallet, from the newest of the two calls that carry it; null before the first. */
export const walletAtom = atom<StatedAmount | null>(get => {
  const read = get(get(readWalletAtom));
  const dashboard = valueOf(get(dashboardAtom));
  if (read !== null && (dashboard === null || read.during === dashboard)) return read.amount;
  return dashboard?.wallet ?? read?.amount ?? null;
});

/** The points that can be spent; null while they are unknown, and then no bid is taken. */
export const balanceAtom = atom<Points | null>(get => pointsIn(get(walletAtom)));
