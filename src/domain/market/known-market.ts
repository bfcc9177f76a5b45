import type { MarketFallback } from './market-fallback.ts';
import type { MarketId } from './market-id.ts';
import type { Family, Market, MarketTimes } from './market.ts';

type ReadableMarket = Market & { readonly times: MarketTimes };

/** A market with readable times. The other fields are missing until a list has it. */
export type KnownMarket = Pick<ReadableMarket, 'family' | 'id' | 'name' | 'times'> & Partial<ReadableMarket>;

export type MarketOf = (family: Family, id: MarketId) => KnownMarket;

export const hasTimes = (market: Market): market is ReadableMarket => market.times !== null;

/** The provider takes bids, but for an unknown session. So the app says neither open nor closed. */
export const isTimeUnknown = (market: Pick<Market, 'taking' | 'times'>): boolean =>
  market.taking && market.times === null;

/** The market as its list has it. If its times cannot be read, the old ones stay. */
export function knownMarket(family: Family, fallback: MarketFallback, listed: Market | null): KnownMarket {
  if (listed !== null && hasTimes(listed)) return listed;
  const { open, close, ...known } = fallback;
  return { family, ...known, ...listed, times: { open, close } };
}
