import type { Points } from '../domain/points.ts';
import type { Slips } from './slips.ts';

type Last = { readonly mobile: string; readonly points: Points };

/** For each tab, whose slips `take` is of: the points of the row that was added last, and by whom. */
const lasts = new WeakMap<Slips['take'], Last>();

/** The points of the row that the player added last, on any form since the app was loaded; null before the first. */
export function lastPointsOf(take: Slips['take'], mobile: string): Points | null {
  const last = lasts.get(take);
  return last?.mobile === mobile ? last.points : null;
}

/** Keeps the points of the row that was added last. */
export const keepLastPoints = (take: Slips['take'], last: Last): void => void lasts.set(take, last);
