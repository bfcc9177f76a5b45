import * as v from 'valibot';
import { entry, stored } from './table.ts';

/** Milliseconds. */
const leastPause = 60_000;
const mostADay = 20;
const mostTold = 200;

/**
 * `at` is in milliseconds since 1970, by the device's clock. `told` has fingerprints of errors, files and
 * violations.
 */
export const sentEntry = entry(
  stored.reports,
  v.object({ day: v.string(), sent: v.number(), at: v.number(), told: v.array(v.string()) }),
);

export type SentToday = v.InferOutput<typeof sentEntry.schema>;

const dayOf = (now: number): string => new Date(now).toDateString();

export const sentOn = (kept: SentToday | null, now: number): SentToday | null =>
  kept?.day === dayOf(now) ? kept : null;

/** After the clock was set back, a page is silent for no longer than the pause. */
export const mayReport = (today: SentToday | null, now: number): boolean =>
  today === null || (today.sent < mostADay && Math.abs(now - today.at) >= leastPause);

export const withReport = (today: SentToday | null, now: number, told: readonly string[]): SentToday => ({
  day: dayOf(now),
  sent: (today?.sent ?? 0) + 1,
  at: now,
  told: [...(today?.told ?? []), ...told].slice(0, mostTold),
});
