import type { Clock } from './clock.ts';

/** How values are written. The specification leaves each of these open. */
export type WireStyle = {
  readonly flags: 'boolean' | 'text' | 'number' | 'digit';
  readonly amounts: 'text' | 'decimals' | 'number';
  /** `27-November-2026`, or `27-11-2026`. */
  readonly dates: 'named' | 'numeric';
  /** A time such as `01:05 PM` follows each date. */
  readonly times: boolean;
  /** A result that is not declared. */
  readonly emptyResult: '' | '***' | null;
};

export type Json = Readonly<Record<string, unknown>>;

export type Wire = {
  readonly flag: (on: boolean) => unknown;
  /** A status code such as `msg_status`: a number only where amounts are numbers. */
  readonly code: (code: number) => string | number;
  readonly amount: (points: number) => string | number;
  readonly date: (epoch: number) => string;
  readonly result: (text: string | null) => string | null;
  readonly yes: (fields?: Json) => Json;
  readonly no: (msg: string) => Json;
};

const flags: Readonly<Record<WireStyle['flags'], (on: boolean) => unknown>> = {
  boolean: on => on,
  text: String,
  number: Number,
  digit: on => (on ? '1' : '0'),
};

const amounts: Readonly<Record<WireStyle['amounts'], (points: number) => string | number>> = {
  text: String,
  decimals: points => points.toFixed(2),
  number: points => points,
};

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthNames: Readonly<Record<WireStyle['dates'], (month: string) => string>> = {
  named: month => months[Number(month) - 1] ?? month,
  numeric: month => month,
};

export function createWire(style: WireStyle, clock: Clock): Wire {
  const flag = flags[style.flags];
  return {
    flag,
    code: code => (style.amounts === 'number' ? code : String(code)),
    amount: amounts[style.amounts],
    date(epoch) {
      const { day, minute } = clock.moment(epoch);
      const [year = '', month = '', date = ''] = day.split('-');
      const written = `${date}-${monthNames[style.dates](month)}-${year}`;
      return style.times ? `${written} ${timeText(minute)}` : written;
    },
    result: text => text ?? style.emptyResult,
    yes: (fields = {}) => ({ status: flag(true), msg: 'Success', ...fields }),
    // Refusals carry the text under both names, because the specification reads `msg` here and `message` there.
    no: msg => ({ status: flag(false), msg, message: msg }),
  };
}

/** `01:05 PM` for minute 785 of the day. */
export function timeText(minute: number): string {
  const hour = Math.floor(minute / 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(hour % 12 || 12)}:${two(minute % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A field of a request as text; anything but text and numbers counts as missing. */
export function textOf(body: Json, field: string): string {
  const value = body[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A field that holds a whole number above zero, or null. */
export function pointsOf(body: Json, field: string): number | null {
  const text = textOf(body, field);
  return /^[1-9]\d{0,11}(\.0+)?$/.test(text) ? Number(text) : null;
}

/** A field that holds an object, or one sent as JSON text. */
export function objectOf(body: Json, field: string): Json {
  const value = body[field];
  return (typeof value === 'string' ? parseObject(value) : asObject(value)) ?? {};
}

export function parseObject(text: string): Json | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

const asObject = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;

/** A mobile number without country prefix and marks. */
export const mobileOf = (body: Json, field: string): string =>
  textOf(body, field).replace(/\D/g, '').slice(-10);

/** Reads the M/D/YYYY of history requests as `2026-11-27`. */
export function readDay(text: string): string | null {
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === '' ? null : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}
