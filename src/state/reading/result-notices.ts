import { atom } from 'jotai';
import type { MarketId } from '../../domain/market/market-id.ts';
import { perPlayer } from '../core/session.ts';

export type ResultNotice = { readonly market: MarketId; readonly text: string; readonly won: boolean };

const noticesAtom = perPlayer<readonly ResultNotice[]>([]);

export const resultNoticesAtom = atom(get => get(get(noticesAtom)));

export const noticeOf = (
  notices: readonly ResultNotice[],
  { id }: { readonly id: MarketId },
): ResultNotice | undefined => notices.find(({ market }) => market === id);

export const noticeResultAtom = atom(null, (get, set, notice: ResultNotice): void =>
  set(get(noticesAtom), before => [...before.filter(({ market }) => market !== notice.market), notice]),
);

export const closeNoticeAtom = atom(null, (get, set, market: MarketId): void =>
  set(get(noticesAtom), before => before.filter(notice => notice.market !== market)),
);
