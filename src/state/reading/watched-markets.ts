import { atom } from 'jotai';
import type { Board } from '../../domain/market/board.ts';
import { localTime } from '../../domain/dates.ts';
import type { BidSession, Family } from '../../domain/market/market.ts';
import {
  isSameMarket,
  isWatchOver,
  looked,
  newlyDeclared,
  watch,
  type WatchedMarket,
} from '../../domain/market/result-watch.ts';
import { shareStructure } from '../../lib/share-structure.ts';
import { resultsEntry } from '../../storage/market-results.ts';
import { action, clockAtom } from '../core/environment.ts';
import { playerAtom } from '../core/session.ts';
import { storedValue } from '../core/stored-value.ts';
import { boardsOf } from './boards.ts';

const kept = storedValue(resultsEntry);
const none: readonly WatchedMarket[] = [];

export const watchedMarketsAtom = atom(
  get => {
    const value = get(kept.value);
    return value !== null && value.mobile === get(playerAtom)?.mobile ? value.markets : none;
  },
  (get, set, markets: readonly WatchedMarket[]) => {
    const player = get(playerAtom);
    if (player !== null) set(kept.value, { mobile: player.mobile, markets });
  },
);

/** Whether the board was seen without its full result on that day. */
export const isFreshAtom = atom(get => {
  const watched = get(watchedMarketsAtom);
  return (board: Board, day: string): boolean =>
    watched.some(market => market.blank && market.day === day && isSameMarket(market, board));
});

const timeAtom = atom(get => {
  const clock = get(clockAtom);
  return { read: () => localTime(clock.now(), clock.zone) };
});

export const watchMarketsAtom = action((get, set, family: Family, names: readonly string[]): void => {
  const before = get(watchedMarketsAtom);
  const now = get(timeAtom).read();
  const added = get(boardsOf[family])
    .filter(board => names.some(name => isSameMarket(board, { family, name })))
    .map(board => watch(board, now))
    .filter(market => !before.some(known => isSameMarket(known, market) && known.day === market.day));
  if (added.length > 0) set(watchedMarketsAtom, [...before, ...added]);
});

export type NewResult = {
  readonly watched: WatchedMarket;
  readonly board: Board;
  readonly sessions: readonly BidSession[];
};

/** Each result is returned once, also after a reload or in another tab. */
export const newResultsAtom = action((get, set, family: Family): readonly NewResult[] => {
  const boards = get(boardsOf[family]);
  if (boards.length === 0) return [];
  const now = get(timeAtom).read();
  const look = () => {
    const before = get(watchedMarketsAtom);
    const found: NewResult[] = [];
    const after = before.flatMap(watched => {
      if (watched.family !== family) return [watched];
      const board = boards.find(shown => isSameMarket(shown, watched));
      if (board === undefined || isWatchOver(watched, board, now)) return [];
      const sessions = newlyDeclared(watched, board);
      if (sessions.length > 0) found.push({ watched, board, sessions });
      return [looked(watched, board)];
    });
    return { after: shareStructure(before, after), found };
  };
  if (look().after === get(watchedMarketsAtom)) return [];
  // Another tab may have told it.
  set(kept.latest);
  const { after, found } = look();
  if (after !== get(watchedMarketsAtom)) set(watchedMarketsAtom, after);
  return found;
});
