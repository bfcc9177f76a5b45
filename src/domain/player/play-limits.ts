// All times are milliseconds since 1970 by the player's own time (`ownTime`).
import type { Message } from '../../text/message.ts';
import { formatClock12 } from '../clock-time.ts';
import { formatBidDate, isoDate, localTime } from '../dates.ts';
import { formatPoints } from '../points.ts';
import { shownDate } from '../history/record-day.ts';
import { families, type Family } from '../market/market.ts';
import type { Attempt } from '../placing/attempt.ts';

/** Null is no limit; `next` is what it becomes, and when. */
export type Limit = {
  readonly value: number | null;
  readonly next: { readonly value: number | null; readonly from: number } | null;
};

export type PlayLimits = {
  readonly daily: Limit;
  readonly reminder: Limit;
  /** No bid is placed before this time; 0 without a pause. */
  readonly pausedUntil: number;
};

export const noLimit: Limit = { value: null, next: null };
export const noLimits: PlayLimits = { daily: noLimit, reminder: noLimit, pausedUntil: 0 };

/** Days of 24 hours. */
export const pauseDays = { day: 1, week: 7, month: 30 } as const;
export type Pause = keyof typeof pauseDays;

/** Null is no limit and no new pause. */
export type LimitsWish = {
  readonly daily: number | null;
  readonly reminder: number | null;
  readonly pause: Pause | null;
};

const minuteMs = 60_000;
/** The wait for more than a player has allowed himself. */
const waitMs = 24 * 60 * minuteMs;

/** Setting a clock back must gain nothing. */
export const ownTime = (now: number, seen: readonly number[]): number =>
  seen.reduce((latest, at) => Math.max(latest, at), now);

/** Nothing may end before the full minute that the player reads. */
const fullMinute = (at: number): number => Math.ceil(at / minuteMs) * minuteMs;

export const limitAt = (limit: Limit, now: number): Limit =>
  limit.next !== null && limit.next.from <= now ? { value: limit.next.value, next: null } : limit;

export const valueAt = (limit: Limit, now: number): number | null => limitAt(limit, now).value;

/** Asked for last, even if it comes later. */
export const wished = ({ value, next }: Limit): number | null => (next === null ? value : next.value);

const isAsStrict = (a: number | null, b: number | null): boolean => b === null || (a !== null && a <= b);

/** Less counts at once, more after 24 hours; the same wish again waits no longer. */
export function limitAfterWish(limit: Limit, wish: number | null, now: number): Limit {
  const known = limitAt(limit, now);
  if (isAsStrict(wish, known.value)) return { value: wish, next: null };
  if (known.next !== null && known.next.value === wish) return known;
  return { value: known.value, next: { value: wish, from: fullMinute(now + waitMs) } };
}

/** A pause becomes longer, never shorter. */
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

/** A pause, what is `left` of the day's points, or limits that cannot be read. */
export type LimitRefusal =
  | { readonly kind: 'paused'; readonly until: number }
  | { readonly kind: 'over'; readonly left: number }
  | { readonly kind: 'unreadable' };

/** Null when they can be bid; `staked`: what was bid on this day. */
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

export function leftOf({ daily }: PlayLimits, { staked, now }: { readonly [N in 'staked' | 'now']: number }) {
  const most = valueAt(daily, now);
  return most === null ? null : Math.max(0, most - staked);
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

/** Time on betting screens with the page in sight, in milliseconds. */
export type PlayTime = {
  /** A fingerprint of the mobile number. */
  readonly owner: string;
  readonly played: number;
  /** `played` at the last reminder. */
  readonly told: number;
  /** By the app's clock, since 1970. */
  readonly at: number;
};

/** A break of this length ends a session of play. */
const breakMs = 15 * minuteMs;
/** A longer step is no play: the page was hidden, or the device slept. */
const longestStepMs = 30_000;

export function playedOn(owner: string, before: PlayTime | null, now: number): PlayTime {
  if (before === null || now - before.at >= breakMs) return { owner, played: 0, told: 0, at: now };
  return { ...before, played: before.played + stepOf(before, now), at: now };
}

const stepOf = ({ at }: Pick<PlayTime, 'at'>, now: number): number =>
  now > at && now - at <= longestStepMs ? now - at : 0;

/** `of` is `2026-11`. */
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

/** `minutes` null is never. A break that has not ended the session counts on. */
export const isReminderDue = ({ played, told }: PlayTime, minutes: number | null): boolean =>
  minutes !== null && played - told >= minutes * minuteMs;

export const reminded = (time: PlayTime): PlayTime => ({ ...time, told: time.played });

export const minutesPlayed = ({ played }: Pick<PlayTime, 'played'>): number => Math.floor(played / minuteMs);

/** It counts unless the provider has refused it. */
export type Stake = {
  readonly id: string;
  /** A fingerprint of the mobile number. */
  readonly owner: string;
  readonly family: Family;
  readonly points: number;
  /** The day on which it was sent, `2026-11-21`. */
  readonly day: string;
  /** The ids of its rows while its end is not known. */
  readonly open: readonly string[];
};

export type SeenBids = Pick<Stake, 'owner' | 'family'> & {
  readonly day: string;
  readonly points: number;
  /** Of those points, what came back. */
  readonly returned?: number | undefined;
  /** Stakes that had left before the reading began: it shows them if they were placed. */
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
 * By family the sum of this device or of the history, whichever is more; what was sent since adds to the history's.
 * Stakes that came back count only where the history has all that this device had sent.
 */
export function stakedOn(
  stakes: readonly Stake[],
  owner: string,
  day: string,
  seen: readonly SeenBids[] = [],
): number {
  // A day to come counts too: a clock that was set back showed it.
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
