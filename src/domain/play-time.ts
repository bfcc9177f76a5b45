/** A session of play: how long a player was on betting screens with the page in sight. Milliseconds. */
export type PlayTime = {
  /** A fingerprint of the player's mobile number. */
  readonly owner: string;
  readonly played: number;
  /** What was played when he was reminded last. */
  readonly told: number;
  /** When he was seen playing last, by the app's clock since 1970. */
  readonly at: number;
};

const minuteMs = 60_000;
/** A break of this length ends a session of play. */
export const breakMs = 15 * minuteMs;
/** A longer step is no play: the page was hidden, or the device slept. */
const longestStepMs = 30_000;

/** The session of play after a look at a player who is playing. `before` is null for the first look. */
export function playedOn(owner: string, before: PlayTime | null, now: number): PlayTime {
  const step = before === null ? 0 : now - before.at;
  if (before === null || step >= breakMs) return { owner, played: 0, told: 0, at: now };
  const counts = step > 0 && step <= longestStepMs;
  return { ...before, played: before.played + (counts ? step : 0), at: now };
}

/** Whether a player is to be reminded; `minutes` null is never. A break that has not ended his session counts on. */
export const isReminderDue = ({ played, told }: PlayTime, minutes: number | null): boolean =>
  minutes !== null && played - told >= minutes * minuteMs;

/** The session of play once its player was reminded. */
export const reminded = (time: PlayTime): PlayTime => ({ ...time, told: time.played });

/** The whole minutes that were played. */
export const minutesPlayed = ({ played }: PlayTime): number => Math.floor(played / minuteMs);
