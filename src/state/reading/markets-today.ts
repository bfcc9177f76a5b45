import { atom } from 'jotai';
import type { Family } from '../../domain/market.ts';
import { mainToday, type MarketToday, slotToday } from '../../domain/market-today.ts';
import { valueOf } from '../../lib/remote.ts';
import { boardLoads } from './boards.ts';
import { bettingAtom, dashboardAtom } from './markets.ts';
import { slots } from './slots.ts';
import { balanceAtom } from './wallet.ts';
import { refreshWalletAtom } from './wallet-refresh.ts';

/** The markets of all families as last read; of a family that was not read there are none. */
export const marketsTodayAtom = atom((get): readonly MarketToday[] => [
  ...(valueOf(get(dashboardAtom))?.markets ?? []).map(mainToday),
  ...(['starline', 'gali'] as const).flatMap(family =>
    (valueOf(get(slots[family].known))?.markets ?? []).map(slot => slotToday(family, slot)),
  ),
]);

/**
 * Reads what decides whether bids of some families are taken now: their markets, whether betting is on, and the wallet.
 * False when some of it is not known afterwards.
 */
export const readTakingAtom = atom(null, async (get, set, wanted: ReadonlySet<Family>): Promise<boolean> => {
  await Promise.all([
    // The dashboard says for all families whether betting is on.
    set(boardLoads.main),
    wanted.has('starline') ? set(boardLoads.starline) : null,
    wanted.has('gali') ? set(boardLoads.gali) : null,
    set(refreshWalletAtom),
  ]);
  const markets = get(marketsTodayAtom);
  const missing = [...wanted].some(family => !markets.some(one => one.family === family));
  return !missing && get(bettingAtom) !== null && get(balanceAtom) !== null;
});
