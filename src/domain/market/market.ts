import type { Message } from '../../text/message.ts';
import { type CalendarDate, dayBefore, type LocalTime } from '../dates.ts';
import { type MinuteOfDay, minutesOfDay } from '../minute-of-day.ts';
import type { MarketId } from './market-id.ts';

/** Spec 2 §1. */
export const families = ['main', 'starline', 'gali'] as const;
export type Family = (typeof families)[number];

/** Spec 2 §9. */
export const bidSessions = ['Open', 'Close'] as const;
export type BidSession = (typeof bidSessions)[number];

/** Spec 2 §3: a Starline slot or a Gali market has one time and one result. */
export type Market = {
  readonly family: Family;
  readonly id: MarketId;
  readonly name: string;
  /** Null if one cannot be read. The market then takes no bids. */
  readonly times: MarketTimes | null;
  /** The server's own words. Empty if it sent none. */
  readonly openText: string;
  readonly closeText: string;
  /** `470-1` and `7-890` in a main market, `128-1` in Starline, `45` in Gali. Null until declared. */
  readonly open: string | null;
  readonly close: string | null;
  /** True if `msg_status` is 1 (spec 1 §4). */
  readonly taking: boolean;
  /** Must pass `safeUrl` before it becomes a link. */
  readonly chartUrl: string | null;
  /** The Open of the current day is proven to be declared. `board-looks.ts` writes it. */
  readonly openDeclared?: boolean;
};

/** Spec 2 §3: the chart link of Starline is in its rates instead. */
export type SlotList = { readonly markets: readonly Market[]; readonly chartUrl: string | null };

/** `Open`, `open`, `Close`, `close`, and `closed` (spec 2 §3). */
export const parseBidSession = (text: string): BidSession | null =>
  bidSessions.find(session => session.toLowerCase() === text.trim().toLowerCase().replace(/d$/, '')) ?? null;

/** A slot has no close. Neither has a market whose close time is unknown. */
export type MarketTimes = { readonly open: MinuteOfDay; readonly close?: MinuteOfDay | null | undefined };

type Ends = Pick<Market, 'times' | 'openDeclared'>;

const overnightClose = ({ open, close }: MarketTimes): MinuteOfDay | null =>
  close !== undefined && close !== null && close < open ? close : null;

export const closesPastMidnight = (market: MarketTimes): boolean => overnightClose(market) !== null;

const inLastNight = (market: MarketTimes, now: MinuteOfDay): boolean => now < (overnightClose(market) ?? 0);

/** Until its close, a market that closes past midnight counts bids for the day before. */
export const marketDay = (market: MarketTimes, { date, minute }: LocalTime): CalendarDate =>
  inLastNight(market, minute) ? dayBefore(date) : date;

/**
 * True from the minute when the session ends (spec 2 §4). A Close that is past midnight or unknown never
 * ends within the market's day.
 */
export function hasEnded(session: BidSession, market: MarketTimes, now: MinuteOfDay): boolean {
  if (session === 'Open') return market.open <= now || inLastNight(market, now);
  const { close } = market;
  return close !== undefined && close !== null && overnightClose(market) === null && close <= now;
}

const openIsOver = ({ times, openDeclared }: Ends, now: MinuteOfDay): boolean =>
  times === null || openDeclared === true || hasEnded('Open', times, now);

/** Spec 2 §4: Close is always allowed, Open until its time or its result. */
type SessionChoice = { readonly allowed: readonly BidSession[]; readonly preselected: BidSession };

export const sessionsAt = (market: Ends, now: MinuteOfDay): SessionChoice =>
  openIsOver(market, now)
    ? { allowed: ['Close'], preselected: 'Close' }
    : { allowed: bidSessions, preselected: 'Open' };

/** The tiles of Jodi, both Sangams and Gali's three games are inactive from the open time. */
export const tileClosed = (
  game: { readonly timedTile: boolean },
  market: MarketTimes,
  now: MinuteOfDay,
): boolean => game.timedTile && hasEnded('Open', market, now);

/** Only `taking` decides whether a tap opens the market (spec 1 §4). */
export function marketStatus(market: Ends & Pick<Market, 'taking'>, now: MinuteOfDay) {
  const next = market.taking ? nextClosing(market, now) : null;
  return next === null ? 'closed' : next.session === 'Open' ? 'open' : 'closeOnly';
}

/** Null if no session takes bids any more, or if the market's times cannot be read. */
export function nextClosing(market: Ends, now: MinuteOfDay) {
  const { times } = market;
  if (times === null) return null;
  if (!openIsOver(market, now)) return { session: 'Open', minutes: times.open - now } as const;
  const { close } = times;
  if (close === undefined || close === null || hasEnded('Close', times, now)) return null;
  return { session: 'Close', minutes: close > now ? close - now : close - now + minutesOfDay } as const;
}

/** `2 h 5 m`, `2 h`, or `45 min` for less than an hour. */
export function durationText(whole: number): Message {
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return { key: 'time.minutes', params: { count: minutes } };
  return minutes === 0
    ? { key: 'time.hours', params: { count: hours } }
    : { key: 'time.hoursMinutes', params: { count: hours, minutes } };
}

const slotPlaceholders = { starline: '***-*', gali: '**' } as const;

/** Gives `470-1` and `*-***` with only an open result, and an empty text and `***-**-***` with none (spec 2 §2). */
export function resultParts({ family, open, close }: Pick<Market, 'family' | 'open' | 'close'>) {
  if (family !== 'main') return { done: open ?? '', rest: open === null ? slotPlaceholders[family] : '' };
  if (open === null) return { done: '', rest: `***-*${close ?? '*-***'}` };
  return close === null ? { done: open, rest: '*-***' } : { done: open + close, rest: '' };
}

export type OrderedMarket = Pick<Market, 'id' | 'times' | 'taking'>;

export const isOpenNow = ({ times, taking }: OrderedMarket, now: MinuteOfDay): boolean =>
  taking && nextClosing({ times }, now) !== null;

const longerThanADay = minutesOfDay + 1;

/** Closed markets come last, and before them markets that take bids past their time. */
function minutesLeft({ times, taking }: OrderedMarket, now: MinuteOfDay): number {
  if (!taking || times === null) return longerThanADay + 1;
  return nextClosing({ times }, now)?.minutes ?? longerThanADay;
}

export function inOrder<M extends OrderedMarket>(markets: readonly M[], now: MinuteOfDay): readonly M[] {
  return markets
    .map(market => ({ market, minutes: minutesLeft(market, now) }))
    .toSorted((a, b) => a.minutes - b.minutes)
    .map(({ market }) => market);
}

/**
 * All its times of today are past. When it opens again is unknown: tomorrow may be its day off. False for a market
 * that the server closed early, which may take bids again.
 */
export const isOverToday = (times: MarketTimes, now: MinuteOfDay): boolean =>
  hasEnded('Open', times, now) && !closesPastMidnight(times) && nextClosing({ times }, now) === null;

/**
 * `124-7` becomes 'one two four, seven'. `names` are the words for 0 to 9. A text without digits stays as it
 * is.
 */
export function spokenResult(result: string, names: readonly string[]): string {
  const numbers = result.match(/\d+/g);
  return (
    numbers?.map(digits => Array.from(digits, digit => names[Number(digit)]).join(' ')).join(', ') ?? result
  );
}
