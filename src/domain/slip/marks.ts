// Marks stay on the board until 'Add to slip' makes rows of them.
import type { BidSession } from '../market/market.ts';
import { points, type Points, pointsOf } from '../points.ts';
import type { SlipKey } from './slip.ts';

export type Marks = ReadonlyMap<string, Points>;

export const noMarks: Marks = new Map();

export type KeptMarks = SlipKey & {
  readonly session: BidSession;
  readonly marks: readonly { readonly number: string; readonly points: Points }[];
};

export function setMark(marks: Marks, number: string, value: Points): Marks {
  const next = new Map(marks);
  put(next, number, value);
  return next;
}

const put = (marks: Map<string, Points>, number: string, value: Points): unknown =>
  value > 0 ? marks.set(number, value) : marks.delete(number);

/** Marks never fall below 0. Beyond the safe integers they stay the same. */
function addPoints(marks: Marks, numbers: Iterable<string>, change: number): Marks {
  const next = new Map(marks);
  for (const number of new Set(numbers)) {
    const before = marks.get(number) ?? points(0);
    put(next, number, pointsOf(Math.max(0, before + change)) ?? before);
  }
  return next;
}

export const stakeMark = (marks: Marks, numbers: Iterable<string>, stake: Points): Marks =>
  addPoints(marks, numbers, stake);

/** A number with no more points than the stake loses its mark. */
export const takeBack = (marks: Marks, numbers: Iterable<string>, stake: Points): Marks =>
  addPoints(marks, numbers, 0 - stake);

export const keptMarks = ({ marks }: Pick<KeptMarks, 'marks'>): Marks =>
  new Map(marks.map(({ number, points: value }) => [number, value]));

/** Not `Points`, because marks may exceed the largest points. */
export const markedPoints = (marks: Marks, numbers: Iterable<string> = marks.keys()): number =>
  [...numbers].reduce((sum, number) => sum + (marks.get(number) ?? 0), 0);
