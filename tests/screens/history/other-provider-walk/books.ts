import type { Entry } from '../../../support/other-provider/ledger.ts';
import type { Draw } from '../../../support/other-provider/games.ts';
import type { Truth } from '../../../support/other-provider/truth.ts';

/** The truth until the page had run for so many milliseconds. */
export type Snapshot = {
  readonly until: number;
  readonly truth: Truth;
  readonly ledger: readonly Entry[];
  /** The board of each market at that time. */
  readonly boards: ReadonlyMap<string, Draw>;
  /** Each result that was ever on a board, by `publishedKey`. */
  readonly published: ReadonlySet<string>;
};

export const publishedKey = (market: string, day: string, side: keyof Draw, figures: string): string =>
  [market, day, side, figures].join('|');

const kolkata = 330 * 60_000;
const dayMs = 86_400_000;

/** The day of a moment in Kolkata, or a day, moved by `days`. */
export function momentDay(at: number | string, days: number): string {
  const ms = typeof at === 'string' ? Date.parse(`${at}T00:00:00Z`) : at + kolkata;
  return new Date(ms + days * dayMs).toISOString().slice(0, 10);
}

/** The sums that some of these numbers can have; 0 is that of none. */
export function subsetSums(numbers: readonly number[]): readonly number[] {
  let sums = new Set([0]);
  for (const number of numbers) sums = new Set([...sums].flatMap(sum => [sum, sum + number]));
  return [...sums];
}
