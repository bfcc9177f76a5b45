// Keeps this device's looks at the boards, and derives the proven results (docs/reliability.md "What counts as
// a result").
import { atom } from 'jotai';
import { type LocalTime, localTime } from '../../domain/dates.ts';
import type { DayResult } from '../../domain/market/board.ts';
import { families, type Family } from '../../domain/market/market.ts';
import { marketKey } from '../../domain/market/market-id.ts';
import { currentDay } from '../../domain/market/current-day.ts';
import {
  instantOf,
  noteReply,
  nothingSeen,
  type SeenBoards,
  steadyBoard,
  withoutOld,
} from '../../domain/result/board-log.ts';
import { type KnownResults, knownResults } from '../../domain/result/known-results.ts';
import { seenBoardsEntry } from '../../storage/market-results.ts';
import { action, clockAtom, configAtom } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';
import { boardNotesAtom } from './board-notes.ts';
import { sentBoardsOf } from './boards.ts';
import { marketLists } from './markets.ts';

const kept = storedValue(seenBoardsEntry, { follows: false });
const memoryAtom = atom<SeenBoards | null>(null);

const seenBoardsAtom = atom(get => get(memoryAtom) ?? get(kept.value) ?? nothingSeen);

/** Results that the provider dates itself, by `marketKey`. */
const datedResultsAtom = atom<ReadonlyMap<string, readonly DayResult[]>>(new Map());

export const noteDatedAtom = action((get, set, key: string, days: readonly DayResult[]): void => {
  if (get(datedResultsAtom).get(key) !== days)
    set(datedResultsAtom, new Map([...get(datedResultsAtom), [key, days]]));
});

/** A function of the time, so that a new minute alone redraws nothing. */
export const knownResultsAtom = atom(get => {
  const [seen, dated, { boards }] = [get(seenBoardsAtom), get(datedResultsAtom), get(configAtom)];
  return (now: LocalTime): KnownResults => knownResults({ seen, dated, boards, now });
});

/**
 * Call it after each reply of the list, even if the reply changes nothing. A part that loads late may call it long after
 * the reply, so the look has the time of the reply.
 */
export const noteBoardsAtom = action((get, set, family: Family): void => {
  const boards = get(sentBoardsOf[family]);
  const ms = get(marketLists[family].at);
  if (boards.length === 0) return;
  const clock = get(clockAtom);
  const seenAt = localTime(ms, clock.zone);
  const lag = get(configAtom).readLagSeconds / 60;
  const before = get(seenBoardsAtom);
  const after = noteReply(before, { family, boards, at: instantOf(seenAt, (ms % 60_000) / 1000), lag });
  if (after !== before) set(memoryAtom, after);
  if (after.logs !== before.logs) set(keepSeenAtom);
  set(noteOnCardsAtom, localTime(clock.now(), clock.zone));
});

/** Other tabs read the same boards, so the last tab to write may win. */
export const keepSeenAtom = action((get, set): void => {
  const clock = get(clockAtom);
  const memory = get(memoryAtom);
  if (memory !== null) set(kept.value, withoutOld(memory, instantOf(localTime(clock.now(), clock.zone))));
});

const noteOnCardsAtom = action((get, set, now: LocalTime): void => {
  const { logs } = get(seenBoardsAtom);
  const results = get(knownResultsAtom)(now);
  const late = new Map<string, { readonly open: string | null; readonly close: string | null }>();
  const openDeclared = new Set<string>();
  for (const family of families) {
    for (const board of get(sentBoardsOf[family])) {
      const key = marketKey(family, board.id);
      const steady = steadyBoard(board, logs[key]);
      if (steady !== board) late.set(key, { open: steady.open, close: steady.close });
      if (family !== 'main' || steady.open === null || steady.close !== null) continue;
      if ((results.on(board, currentDay(board, now)).Open?.figures ?? null) !== null) openDeclared.add(key);
    }
  }
  set(boardNotesAtom, { late, openDeclared });
});
