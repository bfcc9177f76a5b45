import type { Message } from '../../text/message.ts';
import type { StatedAmount } from '../amount.ts';
import { type CalendarDate, dayBefore, type LocalTime } from '../dates.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import type { MarketId } from './market-id.ts';

/** The three families of markets (spec 2 §1). */
export const families = ['main', 'starline', 'gali'] as const;
export type Family = (typeof families)[number];

/** The sessions of a market's day (spec 2 §9). */
export const bidSessions = ['Open', 'Close'] as const;
export type BidSession = (typeof bidSessions)[number];

/** A market of any family as the provider lists it (spec 2 §3). A Starline slot or a Gali market has one time and one result. */
export type Market = {
  readonly family: Family;
  readonly id: MarketId;
  readonly name: string;
  /** Null when one of them cannot be read: then the market cannot be bid on. */
  readonly times: MarketTimes | null;
  /** The times in the server's own words; empty when it sent none. */
  readonly openText: string;
  readonly closeText: string;
  /** The results on its card: `470-1` and `7-890` in a main market, `128-1` in Starline, `45` in Gali; null until declared. */
  readonly open: string | null;
  readonly close: string | null;
  /** The server takes bids (`msg_status` is 1, spec 1 §4). */
  readonly taking: boolean;
  /** The server's text; a link passes `safeUrl` first. */
  readonly chartUrl: string | null;
};

/** The home screen's data (spec 1 §3). */
export type Dashboard = {
  readonly betting: boolean;
  /** Undefined when the reply has no wallet. */
  readonly wallet?: StatedAmount | undefined;
  readonly markets: readonly Market[];
};

/** A family's list with its chart link (spec 2 §3). Starline's chart link is in its rates instead. */
export type SlotList = { readonly markets: readonly Market[]; readonly chartUrl: string | null };

/** Parses a session in upper or lower case; null for anything else. */
export const parseBidSession = (text: string): BidSession | null =>
  bidSessions.find(session => session.toLowerCase() === text.trim().toLowerCase()) ?? null;

/** The ends of a market's sessions; a slot, or a market with only a known open time, has no close. */
export type MarketTimes = { readonly open: MinuteOfDay; readonly close?: MinuteOfDay | null | undefined };

/** A market, and whether the open result of the day has been declared. */
export type MarketNow = MarketTimes & { readonly openDeclared?: boolean };

/** Whether a board shows only an open result. A full result may be that of the day before. */
export const showsOpenAlone = ({ family, open, close }: Pick<Market, 'family' | 'open' | 'close'>): boolean =>
  family === 'main' && open !== null && close === null;

/**
 * Whether the open result of the market's day is declared; `alone`: its board shows only an open result. The board of a
 * market that closes past midnight shows the open result of the day before until the next one is declared.
 */
export const isOpenDeclared = (market: MarketTimes, alone: boolean, now: MinuteOfDay): boolean =>
  alone && (!closesPastMidnight(market) || hasEnded('Open', market, now));

/** The close time of a market that closes past midnight, which is before its open time; null for all others. */
const overnightClose = ({ open, close }: MarketTimes): MinuteOfDay | null =>
  close !== undefined && close !== null && close < open ? close : null;

/** True for a market whose close time is before its open time. */
export const closesPastMidnight = (market: MarketTimes): boolean => overnightClose(market) !== null;

/** True while the day before has not closed, in a market that closes past midnight. */
const inLastNight = (market: MarketTimes, now: MinuteOfDay): boolean => now < (overnightClose(market) ?? 0);

/**
 * The day that a market's bids count for: the calendar day, but in a market that closes past midnight it is the day
 * before until its close.
 */
export const marketDay = (market: MarketTimes, { date, minute }: LocalTime): CalendarDate =>
  inLastNight(market, minute) ? dayBefore(date) : date;

/**
 * True from the minute at which a session ends (spec 2 §4). The market's day ends with the close of a market that
 * closes past midnight, so its Close session never has ended within the day; neither has one with an unknown close.
 */
export function hasEnded(session: BidSession, market: MarketTimes, now: MinuteOfDay): boolean {
  if (session === 'Open') return market.open <= now || inLastNight(market, now);
  const { close } = market;
  return close !== undefined && close !== null && overnightClose(market) === null && close <= now;
}

/** Whether bids on Open are no longer taken: its time has come, or its result. */
const openIsOver = (market: MarketNow, now: MinuteOfDay): boolean =>
  market.openDeclared === true || hasEnded('Open', market, now);

/** The sessions that a form offers (spec 2 §4): Close always, Open until its time or its result. */
type SessionChoice = { readonly allowed: readonly BidSession[]; readonly preselected: BidSession };

export const sessionsAt = (market: MarketNow, now: MinuteOfDay): SessionChoice =>
  openIsOver(market, now)
    ? { allowed: ['Close'], preselected: 'Close' }
    : { allowed: bidSessions, preselected: 'Open' };

/** Whether a timed tile (Jodi, Half and Full Sangam, Gali's three) is inactive: from the open time. */
export const tileClosed = (
  game: { readonly timedTile: boolean },
  market: MarketTimes,
  now: MinuteOfDay,
): boolean => game.timedTile && hasEnded('Open', market, now);

type MarketStatus = 'open' | 'closeOnly' | 'closed';

/**
 * It is `closed` also when both sessions have ended and the server still takes bids. Only `taking` decides whether a
 * tap opens the market (spec 1 §4).
 */
export function marketStatus(
  market: MarketNow & { readonly taking: boolean },
  now: MinuteOfDay,
): MarketStatus {
  if (!market.taking) return 'closed';
  if (!openIsOver(market, now)) return 'open';
  return market.close === undefined || market.close === null || hasEnded('Close', market, now)
    ? 'closed'
    : 'closeOnly';
}

/** The session that ends next in the market's day and the minutes until then; null when all have ended. */
export function nextClosing(
  market: MarketNow,
  now: MinuteOfDay,
): { readonly session: BidSession; readonly minutes: number } | null {
  if (!openIsOver(market, now)) return { session: 'Open', minutes: market.open - now };
  const { close } = market;
  if (close === undefined || close === null || hasEnded('Close', market, now)) return null;
  return { session: 'Close', minutes: close > now ? close - now : close - now + minutesOfDay };
}

const minutesOfDay = 1440;

/** Minutes in words: `2 h 5 m`, `2 h`, or `45 min` below an hour. */
export function durationText(whole: number): Message {
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return { key: 'time.minutes', params: { minutes } };
  return minutes === 0
    ? { key: 'time.hours', params: { hours } }
    : { key: 'time.hoursMinutes', params: { hours, minutes } };
}

/**
 * The two parts of a main market's result on its card, the declared one and the open one: `470-1` and `*-***` with
 * only an open result, an empty text and `***-**-***` with none.
 */
export function resultParts({ open, close }: Pick<Market, 'open' | 'close'>): {
  readonly done: string;
  readonly rest: string;
} {
  if (open === null) return { done: '', rest: `***-*${close ?? '*-***'}` };
  return close === null ? { done: open, rest: '*-***' } : { done: open + close, rest: '' };
}

const slotPlaceholders = { starline: '***-*', gali: '**' } as const;

/** A slot's result, or stars until it is declared (spec 2 §2). */
export const slotResult = (family: 'starline' | 'gali', open: string | null): string =>
  open ?? slotPlaceholders[family];

// The order of the market cards, and when a closed market takes bids again.
/** What the order of a market depends on. */
export type OrderedMarket = Pick<Market, 'id' | 'times' | 'taking'>;

/** Whether bids of at least one session are taken. */
export const isOpenNow = ({ times, taking }: OrderedMarket, now: MinuteOfDay): boolean =>
  taking && times !== null && nextClosing(times, now) !== null;

const longerThanADay = 1441;

/** Minutes until the next session ends; closed markets are last, and before them those that take bids past their time. */
function minutesLeft({ times, taking }: OrderedMarket, now: MinuteOfDay): number {
  if (!taking || times === null) return longerThanADay + 1;
  return nextClosing(times, now)?.minutes ?? longerThanADay;
}

/** The open markets by the time that is left, then the closed ones; equal ones as they are listed. */
export function inOrder<M extends OrderedMarket>(markets: readonly M[], now: MinuteOfDay): readonly M[] {
  return markets
    .map(market => ({ market, left: minutesLeft(market, now) }))
    .toSorted((a, b) => a.left - b.left)
    .map(({ market }) => market);
}

/** `markets` in the order of `ids`; those that are not in it come last, as they are listed. */
export function inOrderOf<M extends OrderedMarket>(
  markets: readonly M[],
  ids: readonly MarketId[],
): readonly M[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: M): number => place.get(id) ?? ids.length;
  return markets.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * True for a market whose sessions have all ended: its next day, and with it its bids, begins at midnight. False for one
 * that the server has closed before its time, of which nobody knows when it opens.
 */
export const opensAtMidnight = (times: MarketTimes, now: MinuteOfDay): boolean =>
  hasEnded('Open', times, now) && !closesPastMidnight(times) && nextClosing(times, now) === null;

/**
 * A result in words, for screen readers: `124-7` is 'one two four, seven'. `names` are the words of the digits 0 to 9. A
 * text without digits stays as the server wrote it; empty for an empty one.
 */
export function spokenResult(result: string, names: readonly string[]): string {
  const numbers = result.match(/\d+/g);
  return (
    numbers?.map(digits => Array.from(digits, digit => names[Number(digit)]).join(' ')).join(', ') ?? result
  );
}
