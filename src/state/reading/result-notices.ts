import { atom } from 'jotai';
import type { MarketId } from '../../domain/market/market-id.ts';
import { playersOwn } from '../core/session.ts';

/** News of a result that concerns the player, on the card of its market, until he closes it or the page ends. */
export type ResultNotice = { readonly market: MarketId; readonly text: string; readonly won: boolean };

const ownAtom = playersOwn<readonly ResultNotice[]>([]);

/** The notices, the newest of each market. */
export const resultNoticesAtom = atom(get => get(get(ownAtom)));

/** The notice of a market. */
export const noticeOf = (
  notices: readonly ResultNotice[],
  { id }: { readonly id: MarketId },
): ResultNotice | undefined => notices.find(({ market }) => market === id);

/** Shows a notice instead of an older one of its market. */
export const noticeResultAtom = atom(null, (get, set, notice: ResultNotice): void =>
  set(get(ownAtom), before => [...before.filter(({ market }) => market !== notice.market), notice]),
);

/** Removes the notice of a market. */
export const closeNoticeAtom = atom(null, (get, set, market: MarketId): void =>
  set(get(ownAtom), before => before.filter(one => one.market !== market)),
);
