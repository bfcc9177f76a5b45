import { atom } from 'jotai';
import type { BoardDay } from '../../domain/market/board.ts';
import { dayBefore, isoDate, localTime, parseIsoDate } from '../../domain/dates.ts';
import { currentDay } from '../../domain/market/current-day.ts';
import { provenResult } from '../../domain/result/known-results.ts';
import { knownResultsAtom } from './board-looks.ts';
import {
  keptKey,
  type KeptResults,
  type SeenResults,
  withSeenResults,
} from '../../domain/market/kept-results.ts';
import type { Family } from '../../domain/market/market.ts';
import { keptResultsEntry } from '../../storage/market-results.ts';
import { action, clockAtom, configAtom } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';
import { boardsOf } from './boards.ts';
import { charts } from '../../contract/charts.ts';
import type { MarketId } from '../../domain/market/market-id.ts';
import { type Resource, resource } from '../core/resource.ts';

const kept = storedValue(keptResultsEntry);
const none: KeptResults = {};

/** Results are the same for all players, so a log-out keeps them. */
export const keptResultsAtom = atom(get => get(kept.value) ?? none);

export const keepResultsAtom = action((get, set, seen: readonly SeenResults[]): void => {
  const clock = get(clockAtom);
  const today = isoDate(localTime(clock.now(), clock.zone).date);
  const after = (): KeptResults => withSeenResults(get(keptResultsAtom), seen, today);
  if (after() === get(keptResultsAtom)) return;
  // Another tab may have kept more meanwhile.
  set(kept.latest);
  const more = after();
  if (more !== get(keptResultsAtom)) set(kept.value, more);
});

/** Keeps only results whose day is proven. */
export const keepBoardsAtom = action((get, set, family: Family): void => {
  const clock = get(clockAtom);
  const now = localTime(clock.now(), clock.zone);
  const results = get(knownResultsAtom)(now);
  const seen = get(boardsOf[family]).map(board => {
    const { id, name } = board;
    const today = currentDay(board, now);
    const date = parseIsoDate(today);
    const days = date === null ? [today] : [isoDate(dayBefore(date)), today];
    return {
      family,
      id,
      name,
      days: days.map(day => ({ day, result: provenResult(family, results.on(board, day)) })),
    };
  });
  set(keepResultsAtom, seen);
});

/** The call is optional. It exists if the operator's config names its path. */
export const hasResultHistoryAtom = atom(get => get(configAtom).paths.resultHistory !== undefined);

const resources = new Map<string, Resource<readonly BoardDay[]>>();

export function resultHistoryOf(family: Family, id: MarketId): Resource<readonly BoardDay[]> {
  const key = keptKey({ family, id });
  const known = resources.get(key) ?? resource(charts.resultHistory, { family, id });
  resources.set(key, known);
  return known;
}
