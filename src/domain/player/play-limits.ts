// All times are milliseconds since 1970, by the player's own time (`ownTime`).
import type { Message } from '../../text/message.ts';
import { formatClock12 } from '../clock-time.ts';
import { formatBidDate, isoDate, localTime } from '../dates.ts';
import { formatPoints } from '../points.ts';
import { shownDate } from '../history/record-day.ts';
import { families, type Family } from '../market/market.ts';
import type { Attempt } from '../placing/attempt.ts';

/** A limit, or none if `value` is null. `next` is the value that follows, and when. */
export type Limit = {
  readonly value: number | null;
  readonly next: { readonly value: number | null; readonly from: number } | null;
};

export type PlayLimits = {
  readonly daily: Limit;
  readonly reminder: Limit;
  /** No bid is placed before this time. 0 means no pause. */
  readonly pausedUntil: number;
};

export const noLimit: Limit = { value: null, next: null };
export const noLimits: PlayLimits = { daily: noLimit, reminder: noLimit, pausedUntil: 0 };

/** Days of 24 hours. */
export const pauseDays = { day: 1, week: 7, month: 30 } as const;
export type Pause = keyof typeof pauseDays;

/** A field that is null asks for no limit, or for no new pause. */
export type LimitsWish = {
  readonly daily: number | null;
  readonly reminder: number | null;
  readonly pause: Pause | null;
};

const minuteMs = 60_000;
/** Milliseconds until a higher limit counts, so that the player can think again. */
const waitMs = 24 * 60 * minuteMs;

/** Setting the clock back must gain nothing. */
export const ownTime = (now: number, seen: readonly number[]): number =>
  seen.reduce((latest, at) => Math.max(latest, at), now);

/** Rounds up, so that nothing ends before the minute that the player reads. */
const fullMinute = (at: number): number => Math.ceil(at / minuteMs) * minuteMs;

export const limitAt = (limit: Limit, now: number): Limit =>
  limit.next !== null && limit.next.from <= now ? { value: limit.next.value, next: null } : limit;

export const valueAt = (limit: Limit, now: number): number | null => limitAt(limit, now).value;

/** The latest wish, even if it counts only later. */
export const wished = ({ value, next }: Limit): number | null => (next === null ? value : next.value);

const isAsStrict = (a: number | null, b: number | null): boolean => b === null || (a !== null && a <= b);

/** A lower limit counts at once, a higher one after 24 hours. Repeating a wish does not restart the wait. */
export function limitAfterWish(limit: Limit, wish: number | null, now: number): Limit {
  const known = limitAt(limit, now);
  if (isAsStrict(wish, known.value)) return { value: wish, next: null };
  if (known.next !== null && known.next.value === wish) return known;
  return { value: known.value, next: { value: wish, from: fullMinute(now + waitMs) } };
}

/** A pause can only become longer. */
export const withWish = (before: PlayLimits, wish: LimitsWish, now: number): PlayLimits => ({
  daily: limitAfterWish(before.daily, wish.daily, now),
  reminder: limitAfterWish(before.reminder, wish.reminder, now),
  pausedUntil: Math.max(
    before.pausedUntil,
    wish.pause === null ? 0 : fullMinute(now + pauseDays[wish.pause] * waitMs),
  ),
});

export const pauseEnd = ({ pausedUntil }: PlayLimits, now: number): number | null =>
  now < pausedUntil ? pausedUntil : null;

/** A pause, the points that are `left` for the day, or limits that cannot be read. */
export type LimitRefusal =
  | { readonly kind: 'paused'; readonly until: number }
  | { readonly kind: 'over'; readonly left: number }
  | { readonly kind: 'unreadable' };

/** Null if the points can be bid. `staked` is the sum of the day's bids. */
export function refusalOf(
  limits: PlayLimits | 'unreadable',
  asked: { readonly points: number; readonly staked: number; readonly now: number },
): LimitRefusal | null {
  if (limits === 'unreadable') return { kind: 'unreadable' };
  const until = pauseEnd(limits, asked.now);
  if (until !== null) return { kind: 'paused', until };
  const left = leftOf(limits, { ...asked, staked: () => asked.staked });
  return left !== null && asked.points > left ? { kind: 'over', left } : null;
}

/** Null without a daily limit. `staked` is summed only where there is one. */
export function leftOf(
  { daily }: PlayLimits,
  { staked, now }: { readonly staked: () => number; readonly now: number },
): number | null {
  const most = valueAt(daily, now);
  return most === null ? null : Math.max(0, most - staked());
}

type Shown = { readonly zone: string | undefined; readonly language: string };

/** `23 November 2026 3:00 PM`. */
export function momentText(at: number, { zone, language }: Shown): string {
  const { date, minute } = localTime(at, zone);
  return shownDate(`${formatBidDate(date).replaceAll('-', ' ')} ${formatClock12(minute)}`, language);
}

export function refusalWords(refusal: LimitRefusal, shown: Shown): Message {
  if (refusal.kind === 'unreadable') return { key: 'play.unreadable' };
  if (refusal.kind === 'over') return { key: 'play.left', params: { points: formatPoints(refusal.left) } };
  return { key: 'play.paused', params: { until: momentText(refusal.until, shown) } };
}

/** Milliseconds on betting screens with the page in sight. */
export type PlayTime = {
  /** A fingerprint of the mobile number. */
  readonly owner: string;
  readonly played: number;
  /** The value of `played` at the last reminder. */
  readonly told: number;
  /** Milliseconds since 1970, by the app's clock. */
  readonly at: number;
};

/** A break of this length ends a session of play. */
const breakMs = 15 * minuteMs;
/** During a longer step the page was hidden or the device slept, so it does not count. */
const longestStepMs = 30_000;

export function playedOn(owner: string, before: PlayTime | null, now: number): PlayTime {
  if (before === null || now - before.at >= breakMs) return { owner, played: 0, told: 0, at: now };
  return { ...before, played: before.played + stepOf(before, now), at: now };
}

const stepOf = ({ at }: Pick<PlayTime, 'at'>, now: number): number =>
  now > at && now - at <= longestStepMs ? now - at : 0;

/** `of` is a month such as `2026-11`. */
export type MonthTime = Pick<PlayTime, 'owner' | 'played' | 'at'> & { readonly of: string };

export function playedInMonth(
  { owner, of }: Pick<MonthTime, 'owner' | 'of'>,
  before: MonthTime | null,
  now: number,
): MonthTime {
  const last = before?.owner === owner ? before : null;
  const played = last?.of === of ? last.played : 0;
  return { owner, of, played: played + (last === null ? 0 : stepOf(last, now)), at: now };
}

/** If `minutes` is null, no reminder is due. A break that did not end the session counts as play. */
export const isReminderDue = ({ played, told }: PlayTime, minutes: number | null): boolean =>
  minutes !== null && played - told >= minutes * minuteMs;

export const reminded = (time: PlayTime): PlayTime => ({ ...time, told: time.played });

export const minutesPlayed = ({ played }: Pick<PlayTime, 'played'>): number => Math.floor(played / minuteMs);

/** A stake counts unless the provider refused it. */
export type Stake = {
  readonly id: string;
  /** A fingerprint of the mobile number. */
  readonly owner: string;
  readonly family: Family;
  readonly points: number;
  /** The day when it was sent, such as `2026-11-21`. */
  readonly day: string;
  /** The ids of its rows while its end is unknown. */
  readonly open: readonly string[];
};

export type SeenBids = Pick<Stake, 'owner' | 'family'> & {
  readonly day: string;
  readonly points: number;
  /** The part of those points that came back. */
  readonly returned?: number | undefined;
  /** Stakes that had left before the reading began. If they were placed, the reading shows them. */
  readonly known: readonly string[];
};

export const dayAt = (at: number, zone: string | undefined): string => isoDate(localTime(at, zone).date);

export const stakeOf = (
  { id, account, source, wanted, total }: Pick<Attempt, 'id' | 'account' | 'source' | 'wanted' | 'total'>,
  { day, open }: Pick<Stake, 'day'> & { readonly open: boolean },
): readonly Stake[] => {
  if (source.kind !== 'bid') return [];
  const rows = open ? wanted.map(({ row }) => row) : [];
  return [{ id, owner: account, family: source.family, points: total, day, open: rows }];
};

export const withStake = (stakes: readonly Stake[], stake: Stake): readonly Stake[] =>
  stakes.some(({ id }) => id === stake.id)
    ? stakes.map(known => (known.id === stake.id ? { ...known, open: stake.open } : known))
    : [...stakes, stake];

/**
 * For each family the sum by this device or by the history, whichever is greater. Stakes sent since the
 * reading are added to the history's. Returned stakes count only if the history has everything that this
 * device had sent.
 */
export function stakedOn(
  stakes: readonly Stake[],
  owner: string,
  day: string,
  seen: readonly SeenBids[] = [],
): number {
  // A future day counts too, because the clock may have been set back.
  const counted = sinceDay(stakes, day).filter(stake => stake.owner === owner);
  let total = 0;
  for (const family of families) {
    const here = counted.filter(stake => stake.family === family);
    const shown = seen.find(bids => bids.owner === owner && bids.family === family && bids.day === day);
    const since = sum(here.filter(({ id }) => shown?.known.includes(id) !== true));
    const listed = shown ? shown.points - (shown.returned ?? 0) + since : 0;
    const hasAll = shown !== undefined && shown.points + since >= sum(here);
    total += hasAll ? listed : Math.max(sum(here), listed);
  }
  return total;
}

const sum = (stakes: readonly Stake[]): number => stakes.reduce((all, { points }) => all + points, 0);

export const openRows = (stakes: readonly Stake[], owner: string): ReadonlySet<string> =>
  new Set(stakes.filter(stake => stake.owner === owner).flatMap(({ open }) => open));

export const withSeenBids = (seen: readonly SeenBids[], newer: readonly SeenBids[]): readonly SeenBids[] => [
  ...seen.filter(
    before => !newer.some(({ owner, family }) => before.owner === owner && before.family === family),
  ),
  ...newer,
];

export const sinceDay = <One extends { readonly day: string }>(all: readonly One[], day: string) =>
  all.filter(entry => entry.day >= day);
