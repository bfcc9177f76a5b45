import { fallbackOf } from '../domain/market/market-fallback.ts';
import type { KnownMarket } from '../domain/market/known-market.ts';
import { go } from './navigation.ts';

/** Opens a bid form or a game menu. */
export const goToMarket = (path: string, market: KnownMarket): void =>
  go(path, { state: { market: fallbackOf(market) } });
