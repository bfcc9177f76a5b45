import type { MarketFallback } from '../../domain/market/market-fallback.ts';
import { playersValue } from './session.ts';

/** The bid form that led the player to Add Funds. Null once they have bid again. */
export const bidReturnAtom = playersValue<{ readonly path: string; readonly market: MarketFallback } | null>(
  null,
);
