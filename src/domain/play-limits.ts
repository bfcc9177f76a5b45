// Limits that a player sets for himself. All times are milliseconds since 1970 by the player's own time (`ownTime`).
import type { Message } from '../text/message.ts';
import { formatClock12 } from './clock-time.ts';
import { formatBidDate, localTime } from './dates.ts';
import { formatPoints } from './points.ts';
import { shownDate } from './shown-date.ts';

/** A number that may not rise at once; null is no limit. `next` is what it becomes, and when. */
export type Limit = {
  readonly value: number | null;
  readonly next: { readonly value: number | null; readonly from: number } | null;
};

/** What a player has set. */
export type PlayLimits = {
  /** Points that may be bid on one day of the calendar. */
  readonly daily: Limit;
  /** Minutes of play after which he is reminded. */
  readonly reminder: Limit;
  /** No bid is placed before this time; 0 when there was no pause. */
  readonly pausedUntil: number;
};

export const noLimit: Limit = { value: null, next: null };
export const noLimits: PlayLimits = { daily: noLimit, reminder: noLimit, pausedUntil: 0 };

/** The pauses that can be chosen, in days of 24 hours. */
export const pauseDays = { day: 1, week: 7, month: 30 } as const;
export type Pause = keyof typeof pauseDays;

/** What a player asks for; null is no limit and no new pause. */
export type LimitsWish = {
  readonly daily: number | null;
  readonly reminder: number | null;
  readonly pause: Pause | null;
};

const minuteMs = 60_000;
/** How long a player waits for more than he has allowed himself. */
export const waitMs = 24 * 60 * minuteMs;

/** The app's clock, but never before a time that was seen: setting a clock back gains nothing. */
export const ownTime = (now: number, seen: readonly number[]): number =>
  seen.reduce((latest, at) => Math.max(latest, at), now);

/** What players read has no seconds: a time is the next full minute, and nothing ends before what they read. */
const fullMinute = (at: number): number => Math.ceil(at / minuteMs) * minuteMs;

/** A limit at a time: what was to come has come. */
export const limitAt = (limit: Limit, now: number): Limit =>
  limit.next !== null && limit.next.from <= now ? { value: limit.next.value, next: null } : limit;

/** What counts at a time; null is no limit. */
export const valueAt = (limit: Limit, now: number): number | null => limitAt(limit, now).value;

/** What a player has asked for last, be it that it comes later. */
export const wished = ({ value, next }: Limit): number | null => (next === null ? value : next.value);

/** Whether a limit allows no more than another. */
const isAsStrict = (a: number | null, b: number | null): boolean => b === null || (a !== null && a <= b);

/** A limit after a wish: less counts at once, more and none at all after 24 hours. The same wish again waits no longer. */
export function changed(limit: Limit, wish: number | null, now: number): Limit {
  const known = limitAt(limit, now);
  if (isAsStrict(wish, known.value)) return { value: wish, next: null };
  if (known.next !== null && known.next.value === wish) return known;
  return { value: known.value, next: { value: wish, from: fullMinute(now + waitMs) } };
}

/** The limits after a wish. A pause becomes longer, never shorter. */
export const withWish = (before: PlayLimits, wish: LimitsWish, now: number): PlayLimits => ({
  daily: changed(before.daily, wish.daily, now),
  reminder: changed(before.reminder, wish.reminder, now),
  pausedUntil: Math.max(
    before.pausedUntil,
    wish.pause === null ? 0 : fullMinute(now + pauseDays[wish.pause] * waitMs),
  ),
});

/** When the pause ends; null when there is none. */
export const pauseEnd = ({ pausedUntil }: PlayLimits, now: number): number | null =>
  now < pausedUntil ? pausedUntil : null;

/** Why a limit refuses a slip: a pause until a time, what is `left` of the day's points, or limits that cannot be read. */
export type LimitRefusal =
  | { readonly kind: 'paused'; readonly until: number }
  | { readonly kind: 'over'; readonly left: number }
  | { readonly kind: 'unreadable' };

/** Why points cannot be bid now; null when they can. `staked`: what the player has bid on this day. */
export function refusalOf(
  limits: PlayLimits | 'unreadable',
  asked: { readonly points: number; readonly staked: number; readonly now: number },
): LimitRefusal | null {
  if (limits === 'unreadable') return { kind: 'unreadable' };
  const until = pauseEnd(limits, asked.now);
  if (until !== null) return { kind: 'paused', until };
  const left = leftOf(limits, asked);
  return left !== null && asked.points > left ? { kind: 'over', left } : null;
}

/** The points that the daily limit leaves; null without one. */
export function leftOf(
  { daily }: PlayLimits,
  { staked, now }: { readonly staked: number; readonly now: number },
): number | null {
  const most = valueAt(daily, now);
  return most === null ? null : Math.max(0, most - staked);
}

/** Where and how times are shown: a zone of the clock, and a language such as `hi`. */
export type Shown = { readonly zone: string | undefined; readonly language: string };

/** A time for reading: `23 November 2026 3:00 PM`. */
export function momentText(at: number, { zone, language }: Shown): string {
  const { date, minute } = localTime(at, zone);
  return shownDate(`${formatBidDate(date).replaceAll('-', ' ')} ${formatClock12(minute)}`, language);
}

/** The sentence of a refusal. */
export function refusalWords(refusal: LimitRefusal, shown: Shown): Message {
  switch (refusal.kind) {
    case 'unreadable':
      return { key: 'play.unreadable' };
    case 'paused':
      return { key: 'play.paused', params: { until: momentText(refusal.until, shown) } };
    case 'over':
      return { key: 'play.left', params: { points: formatPoints(refusal.left) } };
  }
}
