import type { MarketId } from '../../domain/market/market-id.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { playersValue } from './session.ts';

type BidReturn = {
  readonly path: string;
  readonly market: {
    readonly id: MarketId;
    readonly name: string;
    readonly open: MinuteOfDay;
    readonly close: MinuteOfDay | null;
  };
};

/** Null once the player has bid again. */
export const bidReturnAtom = playersValue<BidReturn | null>(null);
