import * as v from 'valibot';
import { createEntry, type Entry, type KeyValueStore } from '../lib/store.ts';
import type { MarketId } from '../domain/market/market-id.ts';
import { isMinute, type MinuteOfDay } from '../domain/minute-of-day.ts';
import { parsePhone, type Phone } from '../domain/phone.ts';
import { type Points, pointsOf } from '../domain/points.ts';

export type StoredEntry<T = unknown> = {
  readonly key: string;
  readonly where: 'local' | 'tab';
  /** A value that does not fit is removed. */
  readonly schema: v.GenericSchema<unknown, T>;
};

export const openEntry = <T>(
  { key, where, schema }: StoredEntry<T>,
  stores: { readonly [Where in StoredEntry['where']]: KeyValueStore },
): Entry<T> => createEntry(stores[where], key, value => parseStored(schema, value));

export function parseStored<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const read = v.safeParse(schema, value, { abortEarly: true });
  return read.success ? read.output : null;
}

export const points = v.custom<Points>(value => typeof value === 'number' && pointsOf(value) !== null);
export const phone = v.custom<Phone>(value => typeof value === 'string' && parsePhone(value) === value);
export const minute = v.custom<MinuteOfDay>(value => typeof value === 'number' && isMinute(value));
export const marketId = v.custom<MarketId>(value => typeof value === 'string');
