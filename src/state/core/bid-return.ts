import type { MarketFallback } from '../../domain/market/market-fallback.ts';
import { playersValue } from './session.ts';

/** Null once the player has bid again. */
export const bidReturnAtom = playersValue<{ readonly path: string; readonly market: MarketFallback } | null>(
  null,
);
