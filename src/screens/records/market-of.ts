import { useAtomValue, type useStore } from 'jotai';
import { knownMarket, type KnownMarket, type MarketOf } from '../../domain/market/known-market.ts';
import type { MarketFallback } from '../../domain/market/market-fallback.ts';
import type { MarketId } from '../../domain/market/market-id.ts';
import type { Family } from '../../domain/market/market.ts';
import { fallbacksIn } from '../../live/market-fallbacks.ts';
import { useMarketState } from '../../nav/navigation.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { listedMarketAtom } from '../../state/reading/boards.ts';

/** Finds any market of a slip, or that of the route (`stated`). */
export function useMarketOf() {
  const listed = useAtomValue(listedMarketAtom);
  const fallbacks = fallbacksIn(useAtomValue(environmentAtom));
  return (family: Family, id: MarketId, stated?: MarketFallback): KnownMarket =>
    knownMarket(family, fallbacks.of(family, id, stated), listed(family, id));
}

/** The newest lists, even after an `await`. */
export const marketOfNow =
  (store: ReturnType<typeof useStore>): MarketOf =>
  (family, id) =>
    knownMarket(
      family,
      fallbacksIn(store.get(environmentAtom)).of(family, id),
      store.get(listedMarketAtom)(family, id),
    );

/** Null if the screen was opened without a market. */
export function useRouteMarket(family: Family): KnownMarket | null {
  const state = useMarketState();
  const marketOf = useMarketOf();
  return state && marketOf(family, state.market.id, state.market);
}
