import { formatClock12, readClock } from '../../src/domain/clock-time.ts';
import { minuteOfDay, type MinuteOfDay } from '../../src/domain/minute-of-day.ts';
import { formatBidDate, isoDate, localTime, parseInputDate, parseIsoDate } from '../../src/domain/dates.ts';

export type Day = string;

/** `minute` counts from midnight in the mock's zone. */
export type WallTime = { readonly day: Day; readonly minute: number };

/** A cache, because one call needs the time several times and there are many calls a minute. */
let last: { readonly since: number; readonly zone: string; readonly wall: WallTime } | null = null;

export function wallTime(ms: number, zone: string): WallTime {
  const since = Math.floor(ms / 60_000);
  if (last !== null && last.since === since && last.zone === zone) return last.wall;
  const { date, minute } = localTime(ms, zone);
  const wall = { day: isoDate(date), minute };
  last = { since, zone, wall };
  return wall;
}

const dayMs = 86_400_000;
const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export function momentOf(day: Day, minute: number, zone: string): number {
  const wanted = midnight(day) + minute * 60_000;
  let moment = wanted;
  // The first step may cross a change of daylight saving time, so a second one corrects it.
  for (let step = 0; step < 2; step += 1) {
    const shown = wallTime(moment, zone);
    moment += wanted - (midnight(shown.day) + shown.minute * 60_000);
  }
  return moment;
}

/** A time without a zone (`2026-11-21T15:00`) is read in `zone`. Null for a day that does not exist, too. */
export function parseMoment(text: string, zone: string): number | null {
  // `Date` reads 30 February as 2 March.
  if (parseIsoDate(text.trim().slice(0, 10)) === null && !/^[+-]\d{6}-/.test(text)) return null;
  const plain = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(:\d{2})?$/.exec(text.trim());
  const moment = Date.parse(plain === null ? text : `${text.trim()}Z`);
  if (Number.isNaN(moment)) return null;
  return plain === null ? moment : momentOf(plain[1] ?? '', Number(plain[2]) * 60 + Number(plain[3]), zone);
}

export const addDays = (day: Day, days: number): Day =>
  new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number => (midnight(to) - midnight(from)) / dayMs;

/** `21-November-2026` (spec 2 §7). */
export function bidDate(day: Day): string {
  const date = parseIsoDate(day);
  return date === null ? day : formatBidDate(date);
}

export function listDate(at: string, zone: string): string {
  const { day, minute } = wallTime(Date.parse(at), zone);
  return `${bidDate(day)} ${formatClock12(minuteOfDay(minute))}`;
}

/** Reads `11/21/2026` or `1/5/2026` (spec 2 §7). Null for anything else. */
export function parseSlashDate(text: string): Day | null {
  const date = parseInputDate(text);
  return date === null ? null : isoDate(date);
}

/** A cache, because every poll needs the same few times. */
const minutes = new Map<string, MinuteOfDay>();
const maxMinutes = 3000;

export function minuteOf(text: string): MinuteOfDay {
  const known = minutes.get(text);
  if (known !== undefined) return known;
  const minute = readClock(text) ?? minuteOfDay(0);
  if (minutes.size < maxMinutes) minutes.set(text, minute);
  return minute;
}
