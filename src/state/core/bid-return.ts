import type { TimedMarket } from '../../domain/market/market.ts';
import { playersValue } from './session.ts';

/** Null once the player has bid again. */
export const bidReturnAtom = playersValue<{ readonly path: string; readonly market: TimedMarket } | null>(
  null,
);
