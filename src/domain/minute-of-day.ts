declare const brand: unique symbol;

/** From 0 (midnight) to 1439. */
export type MinuteOfDay = number & { readonly [brand]: 'MinuteOfDay' };

export const minutesOfDay = 1440;

export const isMinute = (value: number): value is MinuteOfDay =>
  Number.isInteger(value) && value >= 0 && value < minutesOfDay;

/** Throws a RangeError for any other number. */
export function minuteOfDay(value: number): MinuteOfDay {
  if (!isMinute(value)) throw new RangeError(`Not a minute of the day: ${value}`);
  return value;
}
