import { atom } from 'jotai';
import type { MarketId } from '../../domain/market/market-id.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { playersOwn } from './session.ts';

/** A bid screen that the player left for more points: its path, and the market that it is given. */
type BidReturn = {
  readonly path: string;
  readonly market: {
    readonly id: MarketId;
    readonly name: string;
    readonly open: MinuteOfDay;
    readonly close: MinuteOfDay | null;
  };
};

const ownAtom = playersOwn<BidReturn | null>(null);

/** Where the player came from when he left a bid form to add funds; null once he has bid again. */
export const bidReturnAtom = atom(
  get => get(get(ownAtom)),
  (get, set, to: BidReturn | null) => set(get(ownAtom), to),
);
