// When an early reading of history and wallet is still true (docs/reliability.md "Placing a bid, once").
import type { Baseline, Evidence } from './placing-evidence.ts';

/** What was read when the question was shown: `at` in milliseconds, `version` of the journal before the reading. */
export type EarlyReading = {
  readonly at: number;
  readonly version: number | null;
  readonly evidence: Evidence;
};

/** Milliseconds. Another device may have placed since, which our journal does not show. */
const freshMs = 60_000;

/** True while a reading that began at `at` is young enough to compare with; both in milliseconds. */
export const isFresh = (at: number, now: number): boolean => now - at <= freshMs;

/** True while no tab can have changed what was read: it is whole and young, and the journal's version is the same. */
export const isStillTrue = (
  { at, version, evidence }: EarlyReading,
  now: number,
  present: number | null,
): boolean => isWhole(evidence) && isFresh(at, now) && version !== null && version === present;

/** Neither part is missing. */
export const isWhole = ({ lines, balance }: Evidence): boolean => lines !== null && balance !== null;

/** The baseline that a reading gives; null when the wallet is unknown, and then nothing may leave. */
export const baselineOf = ({ lines, balance }: Evidence): Baseline | null =>
  balance === null ? null : { lines, balance };
