// Limits that a player sets for himself. All times are milliseconds since 1970 by the player's own time (`ownTime`).
import type { Message } from '../../text/message.ts';
import { formatClock12 } from '../clock-time.ts';
import { formatBidDate, isoDate, localTime } from '../dates.ts';
import { formatPoints, parsePoints } from '../points.ts';
import { shownDate } from '../history/record-day.ts';
import type { Draft } from '../../lib/draft.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { limits } from '../limits.ts';
import type { Problem } from '../problem.ts';
import type { Family } from '../market/market.ts';
import type { Attempt } from '../placing/attempt.ts';

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
type Pause = keyof typeof pauseDays;

/** What a player asks for; null is no limit and no new pause. */
export type LimitsWish = {
  readonly daily: number | null;
  readonly reminder: number | null;
  readonly pause: Pause | null;
};

const minuteMs = 60_000;
/** How long a player waits for more than he has allowed himself. */
const waitMs = 24 * 60 * minuteMs;

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
type Shown = { readonly zone: string | undefined; readonly language: string };

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

/** The most minutes of a reminder: a day. */
const longestReminder = 1440;

/** Reads the form of the play limits. An empty field is no limit. */
export function parseLimits(
  draft: Draft<'daily' | 'reminder' | 'pause'>,
): Result<LimitsWish, Problem<'daily' | 'reminder'>> {
  const daily = optional(draft.daily);
  const least = limits.minimumBid;
  if (daily === undefined || (daily !== null && daily < least))
    return err({ field: 'daily', words: { key: 'limits.dailyLeast', params: { min: formatPoints(least) } } });
  const reminder = optional(draft.reminder);
  if (reminder === undefined || (reminder !== null && (reminder < 1 || reminder > longestReminder))) {
    const most = formatPoints(longestReminder);
    return err({ field: 'reminder', words: { key: 'limits.reminderRange', params: { most } } });
  }
  return ok({ daily, reminder, pause: isPause(draft.pause) ? draft.pause : null });
}

/** A whole number, null for an empty field, undefined for any other text. */
const optional = (text = ''): number | null | undefined =>
  text.trim() === '' ? null : (parsePoints(text) ?? undefined);

const isPause = (text: string | undefined): text is Pause =>
  text !== undefined && Object.hasOwn(pauseDays, text);

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

/** A break of this length ends a session of play. */
const breakMs = 15 * minuteMs;
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

// What was bid on a day, as far as this device knows: its own bids, and what the provider's history showed.
/** The points of one request that this device has sent. It counts unless the provider has refused it. */
export type Stake = {
  /** The id of its attempt. */
  readonly id: string;
  /** A fingerprint of the player's mobile number. */
  readonly owner: string;
  readonly family: Family;
  readonly points: number;
  /** The day of the calendar on which it was sent, `2026-11-21`. */
  readonly day: string;
  /** The ids of its rows while its end is not known; none once it is. */
  readonly open: readonly string[];
};

/** A player's bids of a day that the history of a family showed. */
export type SeenBids = Pick<Stake, 'owner' | 'family'> & {
  readonly day: string;
  readonly points: number;
  /** The ids of the stakes that had left before the reading began: it shows them, when they were placed. */
  readonly known: readonly string[];
};

/** The day of the calendar at a time. */
export const dayAt = (at: number, zone: string | undefined): string => isoDate(localTime(at, zone).date);

/** The stake of an attempt that leaves, or that was found placed. */
export const stakeOf = (
  { id, account, source, wanted, total }: Pick<Attempt, 'id' | 'account' | 'source' | 'wanted' | 'total'>,
  { day, open }: Pick<Stake, 'day'> & { readonly open: boolean },
): readonly Stake[] =>
  source.kind === 'bid'
    ? [
        {
          id,
          owner: account,
          family: source.family,
          points: total,
          day,
          open: open ? wanted.map(({ row }) => row) : [],
        },
      ]
    : [];

/** The stakes with one more, or with what is now known of it. */
export const withStake = (stakes: readonly Stake[], stake: Stake): readonly Stake[] =>
  stakes.some(({ id }) => id === stake.id)
    ? stakes.map(one => (one.id === stake.id ? { ...one, open: stake.open } : one))
    : [...stakes, stake];

/** The stakes of a player that count for a day. A day to come counts too: it is what a clock showed that was set back. */
const countedFor = (stakes: readonly Stake[], owner: string, day: string): readonly Stake[] =>
  stakes.filter(stake => stake.owner === owner && stake.day >= day);

/**
 * The points that a player has bid on a day: in each family the sum of this device or that of the history, whichever is
 * more. To what the history showed is added what this device has sent since.
 */
export function stakedOn(
  stakes: readonly Stake[],
  owner: string,
  day: string,
  seen: readonly SeenBids[] = [],
): number {
  const own = countedFor(stakes, owner, day);
  const families = new Set<Family>(['main', 'starline', 'gali']);
  let total = 0;
  for (const family of families) {
    const here = own.filter(stake => stake.family === family);
    const shown = seen.find(one => one.owner === owner && one.family === family && one.day === day);
    const since = shown ? shown.points + sum(here.filter(({ id }) => !shown.known.includes(id))) : 0;
    total += Math.max(sum(here), since);
  }
  return total;
}

const sum = (stakes: readonly Stake[]): number => stakes.reduce((all, { points }) => all + points, 0);

/** The ids of a player's rows that were sent and whose end is not known. */
export const openRows = (stakes: readonly Stake[], owner: string): ReadonlySet<string> =>
  new Set(stakes.filter(stake => stake.owner === owner).flatMap(({ open }) => open));

/** What was seen, with newer readings of some histories. */
export const withSeen = (seen: readonly SeenBids[], newer: readonly SeenBids[]): readonly SeenBids[] => [
  ...seen.filter(one => !newer.some(({ owner, family }) => one.owner === owner && one.family === family)),
  ...newer,
];

/** What is of a day or later: nothing of the days before is of use. */
export const sinceDay = <One extends { readonly day: string }>(
  all: readonly One[],
  day: string,
): readonly One[] => all.filter(one => one.day >= day);
