declare const brand: unique symbol;

/** A minute of the day, 0 (midnight) to 1439. */
export type MinuteOfDay = number & { readonly [brand]: 'MinuteOfDay' };
