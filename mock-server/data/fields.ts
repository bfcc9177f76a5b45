import * as v from 'valibot';
import { parseIsoDate } from '../../src/domain/dates.ts';
import { isPhone } from '../../src/domain/phone.ts';
import { parseDuration } from './clock.ts';

export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const points = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const text = v.string();
export const moment = v.pipe(text, v.isoTimestamp());
export const day = v.pipe(
  text,
  v.isoDate(),
  v.check(text => parseIsoDate(text) !== null, 'must be a day of the calendar'),
);
export const clockTime = v.pipe(
  text,
  v.regex(/^(1[0-2]|0?[1-9]):[0-5]\d (AM|PM)$/, "must be a time such as '3:00 PM'"),
);
export const mobile = v.pipe(text, v.check(isPhone, 'must be a mobile number of ten digits'));
/** The specification has 4 digits, but providers send 4 to 8. */
export const otp = v.pipe(text, v.regex(/^\d{4,8}$/, 'must be 4 to 8 digits'));
export const family = v.picklist(['main', 'starline', 'gali']);
export const stake = v.pipe(text, v.regex(/^[1-9]\d{0,6}$/, 'must be whole points above 0'));
export const win = v.pipe(text, v.regex(/^\d{1,7}$/, 'must be whole points'));
/** `30s` or `2m`, read as milliseconds. */
export const duration = v.pipe(
  v.string(),
  v.transform(parseDuration),
  v.number('must be a duration such as 30s or 2m'),
);
/** Milliseconds. */
export const maxLatency = 600_000;
export const latency = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxLatency));
/** 0 stops the clock. */
export const clockSpeed = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000));
