import { atom } from 'jotai';
import { localTime } from '../../domain/dates.ts';
import type { Board } from '../../domain/market/board.ts';
import type { Family } from '../../domain/market/market.ts';
import { currentDay } from '../../domain/market/current-day.ts';
import { marketOfName } from '../../domain/market/market-by-name.ts';
import {
  afterNews,
  isSameMarket,
  isWatchOver,
  type News,
  newsOf,
  watch,
  type WatchedMarket,
} from '../../domain/market/result-watch.ts';
import type { ProvenDay } from '../../domain/result/proof.ts';
import { shareStructure } from '../../lib/share-structure.ts';
import { resultsEntry } from '../../storage/market-results.ts';
import { action, clockAtom } from '../core/environment.ts';
import { playerAtom } from '../core/session.ts';
import { storedValue } from '../core/stored-value.ts';
import { keepSeenAtom, knownResultsAtom, noteBoardsAtom } from './board-looks.ts';
import { boardsOf } from './boards.ts';

const kept = storedValue(resultsEntry, { inKiosk: 'tab' });
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

const nowAtom = atom(get => {
  const clock = get(clockAtom);
  return { read: () => localTime(clock.now(), clock.zone) };
});

/** Also keeps the boards that the player saw when they placed the bid. */
export const watchMarketsAtom = action((get, set, family: Family, names: readonly string[]): void => {
  // A screen may ask before the part has loaded that notes the boards.
  set(noteBoardsAtom, family);
  const before = get(watchedMarketsAtom);
  const now = get(nowAtom).read();
  const results = get(knownResultsAtom)(now);
  const boards = get(boardsOf[family]);
  const added = names
    .flatMap(name => marketOfName(boards, family, name) ?? [])
    .map(board => watch(board, currentDay(board, now), results.on(board, currentDay(board, now))))
    .filter(market => !before.some(known => isSameMarket(known, market) && known.day === market.day));
  if (added.length === 0) return;
  set(keepSeenAtom);
  set(watchedMarketsAtom, [...before, ...added]);
});

export type NewResult = {
  readonly board: Board;
  readonly day: string;
  /** The results of that day when the news came. */
  readonly proven: ProvenDay;
  readonly news: News;
};

/** Returns each result once, even after a reload or with several tabs. */
export const newResultsAtom = action((get, set, family: Family): readonly NewResult[] => {
  const boards = get(boardsOf[family]);
  if (boards.length === 0) return [];
  const now = get(nowAtom).read();
  const results = get(knownResultsAtom)(now);
  const compare = () => {
    const before = get(watchedMarketsAtom);
    const fresh: NewResult[] = [];
    const after = before.flatMap(watched => {
      if (watched.family !== family) return [watched];
      const board = marketOfName(boards, family, watched.name);
      if (board === null || isWatchOver(watched, board, now)) return [];
      const proven = results.on(board, watched.day);
      for (const news of newsOf(watched, proven)) fresh.push({ board, day: watched.day, proven, news });
      return [afterNews(watched, proven)];
    });
    return { after: shareStructure(before, after), fresh };
  };
  if (compare().after === get(watchedMarketsAtom)) return [];
  // Another tab may have shown it.
  set(kept.latest);
  const { after, fresh } = compare();
  if (after !== get(watchedMarketsAtom)) set(watchedMarketsAtom, after);
  return fresh;
});
