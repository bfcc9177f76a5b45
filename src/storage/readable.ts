import * as v from 'valibot';

/** Drops items that cannot be read. */
export const readable = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> =>
  v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform(items => items.filter(one => one !== null)),
  );
