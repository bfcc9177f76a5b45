import * as v from 'valibot';
import { type Entry, createEntry, type KeyValueStore } from '../lib/store.ts';

/** A row of the storage table for `localStorage` or `sessionStorage`, with the schema of its value. */
export type StoredEntry<T = unknown> = {
  readonly key: string;
  readonly where: 'local' | 'tab';
  /** A value that does not fit is removed. */
  readonly schema: v.GenericSchema<unknown, T>;
};

/** The entry in a browser's stores. */
export const openEntry = <T>(
  { key, where, schema }: StoredEntry<T>,
  stores: { readonly [Where in StoredEntry['where']]: KeyValueStore },
): Entry<T> => createEntry(stores[where], key, value => parseStored(schema, value));

/** A stored value, parsed by its schema; null when it does not fit. */
export function parseStored<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const read = v.safeParse(schema, value, { abortEarly: true });
  return read.success ? read.output : null;
}
