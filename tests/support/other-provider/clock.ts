/** A calendar day such as `2026-11-27`. */
export type Day = string;

/** Kolkata has no daylight saving, so its offset is fixed. `local` is the time zone of this process. */
type Zone = 'Asia/Kolkata' | 'local';

/** When something happened. `elapsed` orders events even if the wall clock was set back. */
export type Stamp = { readonly elapsed: number; readonly wall: number };

export type Moment = { readonly day: Day; readonly minute: number };

export type Clock = {
  /** The provider's wall clock in epoch milliseconds. */
  readonly now: () => number;
  /** Elapsed milliseconds: the advances of the test, plus real time if the clock runs. Never goes back. */
  readonly elapsed: () => number;
  readonly stamp: () => Stamp;
  readonly moment: (epoch?: number) => Moment;
  readonly epochOf: (day: Day, minute: number) => number;
  readonly advance: (minutes: number) => void;
  readonly set: (to: string) => void;
};

export type ClockOptions = {
  /** `2026-11-27 13:00`, or a time of the default day. */
  readonly at?: string;
  readonly zone?: Zone;
  /** Real time passes too, for the wall clock and for every lag. */
  readonly running?: boolean;
};

const defaultDay = '2026-11-27';
const minuteMs = 60_000;
const kolkataOffset = 330 * minuteMs;

export function createClock({ at = '13:00', zone = 'Asia/Kolkata', running = false }: ClockOptions): Clock {
  const started = performance.now();
  const realTime = (): number => (running ? performance.now() - started : 0);
  const start = readMoment(at, defaultDay);
  let wall = epochIn(zone, start.day, start.minute);
  let advanced = 0;

  const now = (): number => wall + realTime();
  const elapsed = (): number => advanced + realTime();
  const moment = (epoch = now()): Moment => momentIn(zone, epoch);
  const move = (ms: number): void => {
    wall += ms;
    advanced += Math.max(0, ms);
  };
  return {
    now,
    elapsed,
    stamp: () => ({ elapsed: elapsed(), wall: now() }),
    moment,
    epochOf: (day, minute) => epochIn(zone, day, minute),
    advance(minutes) {
      if (minutes < 0) throw new Error('Use set() to turn the clock back.');
      move(minutes * minuteMs);
    },
    set(to) {
      const { day, minute } = readMoment(to, moment().day);
      move(epochIn(zone, day, minute) - now());
    },
  };
}

/** Reads `2026-11-27 13:00`, `13:00` or `1:00 PM`. */
function readMoment(text: string, today: Day): Moment {
  const [, day = today, time = ''] = /^(?:(\d{4}-\d\d-\d\d) )?(.+)$/.exec(text) ?? [];
  return { day, minute: minuteOf(time) };
}

/** The minute of the day of `13:00` or `1:00 PM`. */
export function minuteOf(text: string): number {
  const found = /^(\d{1,2}):(\d\d)(?: ?([AP])M)?$/i.exec(text.trim());
  if (!found) throw new Error(`${text} is not a time of day.`);
  const [, hours, minutes, half] = found;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return hour * 60 + Number(minutes);
}

const partsOf = (day: Day): readonly [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};
const pad = (number: number): string => String(number).padStart(2, '0');
const dayOf = (year: number, month: number, date: number): Day => `${year}-${pad(month)}-${pad(date)}`;

function epochIn(zone: Zone, day: Day, minute: number): number {
  const [year, month, date] = partsOf(day);
  return zone === 'local'
    ? new Date(year, month - 1, date, 0, minute).getTime()
    : Date.UTC(year, month - 1, date, 0, minute) - kolkataOffset;
}

function momentIn(zone: Zone, epoch: number): Moment {
  if (zone === 'local') {
    const date = new Date(epoch);
    return {
      day: dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate()),
      minute: date.getHours() * 60 + date.getMinutes(),
    };
  }
  const date = new Date(epoch + kolkataOffset);
  return { day: date.toISOString().slice(0, 10), minute: date.getUTCHours() * 60 + date.getUTCMinutes() };
}

export function addDays(day: Day, days: number): Day {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** Sunday is 0. */
export function weekdayOf(day: Day): number {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDay();
}
