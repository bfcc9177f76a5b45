// Weeks of the calendar, from Monday to Sunday. A day is written `2026-11-21`.

const dayMs = 86_400_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day that is `days` later; below zero, earlier. */
export const daysLater = (day: string, days: number): string =>
  new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10);

/** The days from `from` to `to`: 0 for one day, below zero when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayMs);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  daysLater(day, -((new Date(midnight(day)).getUTCDay() + 6) % 7));
