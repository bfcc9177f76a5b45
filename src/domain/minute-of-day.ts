declare const brand: unique symbol;

/** A minute of the day, 0 (midnight) to 1439. */
export type MinuteOfDay = number & { readonly [brand]: 'MinuteOfDay' };

/** True for a whole number from 0 to 1439. */
export const isMinute = (value: number): value is MinuteOfDay =>
  Number.isInteger(value) && value >= 0 && value < 1440;

/** A minute of the day; throws a RangeError on any other number. */
export function minuteOfDay(value: number): MinuteOfDay {
  if (!isMinute(value)) throw new RangeError(`Not a minute of the day: ${value}`);
  return value;
}
