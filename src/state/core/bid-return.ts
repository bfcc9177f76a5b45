import type { TimedMarket } from '../../domain/market/market.ts';
import { playersValue } from './session.ts';

type BidReturn = { readonly path: string; readonly market: TimedMarket };

/** Null once the player has bid again. */
export const bidReturnAtom = playersValue<BidReturn | null>(null);
