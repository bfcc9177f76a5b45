import { atom } from 'jotai';
import { dayResult } from '../../domain/board.ts';
import { isoDate, localTime } from '../../domain/dates.ts';
import { type KeptResults, type SeenResults, withSeen } from '../../domain/kept-results.ts';
import type { Family } from '../../domain/market.ts';
import { keptResultsEntry } from '../../storage/kept-results.ts';
import { clockAtom } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';
import { boardsOf } from './boards.ts';

const kept = storedValue(keptResultsEntry);
const none: KeptResults = {};

/** The results that this browser has seen, of all markets. They are the same for all players. */
export const keptResultsAtom = atom(get => get(kept.value) ?? none);

/** Keeps results; what is kept already costs no write. */
export const keepResultsAtom = atom(null, (get, set, seen: readonly SeenResults[]): void => {
  const clock = get(clockAtom);
  const today = isoDate(localTime(clock.now(), clock.zone).date);
  const after = (): KeptResults => withSeen(get(keptResultsAtom), seen, today);
  if (after() === get(keptResultsAtom)) return;
  // Another tab may have kept more since.
  set(kept.reread);
  const more = after();
  if (more !== get(keptResultsAtom)) set(kept.value, more);
});

/** Keeps what the boards of a family show as last read, where the day of it is certain. */
export const keepBoardsAtom = atom(null, (get, set, family: Family): void => {
  const clock = get(clockAtom);
  const now = localTime(clock.now(), clock.zone);
  const seen = get(boardsOf[family]).map(board => {
    const { id, name } = board;
    return { family, id, name, days: [dayResult(board, now, false)] };
  });
  set(keepResultsAtom, seen);
});
