import type { Points } from '../points.ts';
import { type Attempt, isAbsent } from './attempt.ts';

/** The points of rows by their ids. */
export type PerhapsDebited = ReadonlyMap<string, Points>;

/**
 * The rows that have left and were not found absent. A reading of the wallet may or may not contain their debit,
 * because nobody knows when the server carried them out, nor how old the reading is.
 */
export function perhapsDebited(attempts: Iterable<Attempt>): PerhapsDebited {
  const rows = new Map<string, Points>();
  for (const attempt of attempts)
    if (!isAbsent(attempt))
      // An ended withdrawal or transfer has no row.
      for (const { row, points } of attempt.wanted) if (row !== '') rows.set(row, points);
  return rows;
}
