import * as v from 'valibot';
import { parseIsoDate } from '../../src/domain/dates.ts';
import { isPhone } from '../../src/domain/phone.ts';

// What the fields of the world's records may hold.
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
/** The halves of a payout ratio, as texts: `10` points pay `95`. */
export const stake = v.pipe(text, v.regex(/^[1-9]\d{0,6}$/, 'must be whole points above 0'));
export const win = v.pipe(text, v.regex(/^\d{1,7}$/, 'must be whole points'));
