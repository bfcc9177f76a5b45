// What is marked on a board: the points of each number, until 'Add to slip' makes rows of them.
import type { BidSession } from './market.ts';
import { points, type Points, pointsOf } from './points.ts';
import type { SlipKey } from './slip.ts';

/** The points of each marked number; a number that is not marked is not in it. */
export type Marks = ReadonlyMap<string, Points>;

export const noMarks: Marks = new Map();

/** The marks of a board as they are kept, and the session that they were made for. */
export type KeptMarks = SlipKey & {
  readonly session: BidSession;
  readonly marks: readonly { readonly number: string; readonly points: Points }[];
};

/** `marks` with these points at a number; without the number when they are 0. */
export function setMark(marks: Marks, number: string, value: Points): Marks {
  const next = new Map(marks);
  if (value > 0) next.set(number, value);
  else next.delete(number);
  return next;
}

/** `marks` with `change` points more, or less, at each of `numbers`: never below 0, and the same beyond safe integers. */
function changed(marks: Marks, numbers: Iterable<string>, change: number): Marks {
  const next = new Map(marks);
  for (const number of new Set(numbers)) {
    const before = next.get(number) ?? points(0);
    const after = pointsOf(Math.max(0, before + change)) ?? before;
    if (after > 0) next.set(number, after);
    else next.delete(number);
  }
  return next;
}

/** `marks` with the stake added to each of `numbers`. */
export const mark = (marks: Marks, numbers: Iterable<string>, stake: Points): Marks =>
  changed(marks, numbers, stake);

/** `marks` with the stake taken off each of `numbers`; what has no more than that is no longer marked. */
export const takeBack = (marks: Marks, numbers: Iterable<string>, stake: Points): Marks =>
  changed(marks, numbers, 0 - stake);

/** Marks that were kept. */
export const keptMarks = ({ marks }: Pick<KeptMarks, 'marks'>): Marks =>
  new Map(marks.map(({ number, points: value }) => [number, value]));

/** All points that are marked: of all numbers, or of those. A number, because marks may be more than points can be. */
export const markedPoints = (marks: Marks, numbers: Iterable<string> = marks.keys()): number =>
  [...numbers].reduce((sum, number) => sum + (marks.get(number) ?? 0), 0);
