import { fallbackOf, type MarketFallback } from '../domain/market/market-fallback.ts';
import { marketKey, type MarketId } from '../domain/market/market-id.ts';
import type { KnownMarket } from '../domain/market/known-market.ts';
import type { Family } from '../domain/market/market.ts';
import { familyOf, type SlipKey } from '../domain/slip/slip.ts';
import type { Entry, KeyValueStore } from '../lib/store.ts';
import type { StoredKey } from '../storage/bidding.ts';

/**
 * Finds a market's name and times by its id, for stored slips whose market is not listed yet. Slips in memory
 * hold only the id.
 */
export type MarketFallbacks = {
  readonly note: (market: KnownMarket) => void;
  /** `stated`, from a route, is used and kept where nothing else is known. */
  readonly of: (family: Family, id: MarketId, stated?: MarketFallback) => MarketFallback;
  readonly read: <Rest>(entry: Entry<readonly (StoredKey & Rest)[]>) => readonly (SlipKey & Rest)[];
  /** Removes the entry when nothing is left. */
  readonly write: <Rest>(
    entry: Entry<readonly (StoredKey & Rest)[]>,
    kept: readonly (SlipKey & Rest)[],
  ) => void;
};

export function createFallbacks(): MarketFallbacks {
  const known = new Map<string, MarketFallback>();
  const of: MarketFallbacks['of'] = (family, id, stated) => {
    const key = marketKey(family, id);
    const found = known.get(key) ?? stated;
    if (found === undefined) throw new Error(`Nothing is known of the market ${key}`);
    known.set(key, found);
    return found;
  };
  return {
    of,
    note: market => void known.set(marketKey(market.family, market.id), fallbackOf(market)),
    read: entry =>
      (entry.read() ?? []).map(stored => {
        const { id } = of(familyOf(stored.game), stored.market.id, stored.market);
        return { ...stored, market: id };
      }),
    write: (entry, kept) => {
      if (kept.length === 0) entry.drop();
      else entry.write(kept.map(slip => ({ ...slip, market: of(familyOf(slip.game), slip.market) })));
    },
  };
}

const known = new WeakMap<KeyValueStore, MarketFallbacks>();

export function fallbacksIn({ tab }: { readonly tab: KeyValueStore }): MarketFallbacks {
  const fallbacks = known.get(tab) ?? createFallbacks();
  known.set(tab, fallbacks);
  return fallbacks;
}
