import { addDays, minuteOf, weekdayOf, type Day, type Moment } from './clock.ts';

export type Family = 'main' | 'starline' | 'gali';
export type Session = 'Open' | 'Close';

export type Market = {
  readonly family: Family;
  readonly id: string;
  readonly name: string;
  /** Text such as `03:45 PM`, sent as it is. */
  readonly open: string;
  /** Main markets alone have one. A close before the open is past midnight. */
  readonly close?: string;
  /** Weekdays without a draw; Sunday is 0. */
  readonly holidays?: readonly number[];
  /** When bids for the day begin. */
  readonly bidsFrom?: string;
};

/** Each family counts its own ids, as tables of a database do, so one id means three markets. */
export const defaultMarkets: readonly Market[] = [
  { family: 'main', id: '1', name: 'MILAN MORNING', open: '10:15 AM', close: '11:15 AM' },
  { family: 'main', id: '2', name: 'KALYAN', open: '03:45 PM', close: '05:45 PM' },
  { family: 'main', id: '3', name: 'MADHUR DAY', open: '01:30 PM', close: '02:30 PM' },
  { family: 'main', id: '5', name: 'RAJDHANI NIGHT', open: '09:25 PM', close: '11:35 PM' },
  // No bids between its close and the morning: before 06:00 the night of a bid would be ambiguous.
  { family: 'main', id: '8', name: 'MAIN BAZAR', open: '09:40 PM', close: '12:05 AM', bidsFrom: '06:00 AM' },
  { family: 'starline', id: '1', name: 'STARLINE 11 AM', open: '11:00 AM' },
  { family: 'starline', id: '2', name: 'STARLINE 02 PM', open: '02:00 PM' },
  { family: 'starline', id: '3', name: 'STARLINE 06 PM', open: '06:00 PM' },
  { family: 'starline', id: '4', name: 'STARLINE 09 PM', open: '09:00 PM' },
  { family: 'gali', id: '1', name: 'FARIDABAD', open: '05:45 PM' },
  { family: 'gali', id: '2', name: 'GALI', open: '11:20 PM' },
];

const wholeDay = 24 * 60;

/** Minutes from the midnight of the market's day; the end of an overnight market is beyond 24 hours. */
const hoursOf = (market: Market): { from: number; open: number; end: number } => {
  const open = minuteOf(market.open);
  const close = market.close === undefined ? open : minuteOf(market.close);
  return { from: minuteOf(market.bidsFrom ?? '00:00'), open, end: close < open ? close + wholeDay : close };
};

const isHoliday = (market: Market, day: Day): boolean => (market.holidays ?? []).includes(weekdayOf(day));

/** The day a bid counts for, and the minute within it: before an overnight close it is still yesterday. */
function placeInDay(market: Market, { day, minute }: Moment): Moment {
  const stillLastNight = minute + wholeDay < hoursOf(market).end;
  return stillLastNight ? { day: addDays(day, -1), minute: minute + wholeDay } : { day, minute };
}

/** The day a bid placed now counts for, or null when the market takes none. At the stroke of a session's time it is over. */
export function bidDay(market: Market, session: Session, needsOpen: boolean, now: Moment): Day | null {
  const { day, minute } = placeInDay(market, now);
  const { from, open, end } = hoursOf(market);
  const until = needsOpen || session === 'Open' ? open : end;
  return minute >= from && minute < until && !isHoliday(market, day) ? day : null;
}

/** Whether any bid is taken now, the meaning of `msg_status` 1. A market of a single result ends at its open time. */
export const takesBids = (market: Market, now: Moment): boolean =>
  bidDay(market, 'Close', false, now) !== null;

const morning = 6 * 60;

/** The day a result declared now is for: until the morning an overnight market is declared for last night. */
export function resultDay(market: Market, { day, minute }: Moment): Day {
  const { from, end } = hoursOf(market);
  return end >= wholeDay && minute < Math.max(from, morning) ? addDays(day, -1) : day;
}

export function refuseHoliday(market: Market, day: Day): void {
  if (isHoliday(market, day)) throw new Error(`${market.name} has a holiday on ${day}.`);
}

/** The last clearing of boards at or before `now`. Holidays clear nothing. */
export function lastClearing(market: Market, clearedAt: number, now: Moment): Moment | null {
  const days = Array.from({ length: 8 }, (_, back) => addDays(now.day, -back));
  const day = days.find((one, back) => !isHoliday(market, one) && (back > 0 || clearedAt <= now.minute));
  return day === undefined ? null : { day, minute: clearedAt };
}
