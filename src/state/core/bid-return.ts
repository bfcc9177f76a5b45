import { atom } from 'jotai';
import type { MarketId } from '../../domain/market/market-id.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { perPlayer } from './session.ts';

type BidReturn = {
  readonly path: string;
  readonly market: {
    readonly id: MarketId;
    readonly name: string;
    readonly open: MinuteOfDay;
    readonly close: MinuteOfDay | null;
  };
};

const returnAtom = perPlayer<BidReturn | null>(null);

/** Null once the player has bid again. */
export const bidReturnAtom = atom(
  get => get(get(returnAtom)),
  (get, set, to: BidReturn | null) => set(get(returnAtom), to),
);
