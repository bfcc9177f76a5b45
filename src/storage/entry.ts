import * as v from 'valibot';
import { type Entry, keyed, type KeyValueStore } from '../lib/store.ts';

/** A row of the storage table that stands in `localStorage` or `sessionStorage`, and the schema of what stands there. */
export type StoredEntry<T = unknown> = {
  readonly key: string;
  readonly where: 'local' | 'tab';
  /** What does not fit is dropped. */
  readonly schema: v.GenericSchema<unknown, T>;
};

/** The entry in a browser's stores. */
export const openEntry = <T>(
  { key, where, schema }: StoredEntry<T>,
  stores: { readonly [Where in StoredEntry['where']]: KeyValueStore },
): Entry<T> => keyed(stores[where], key, value => parseStored(schema, value));

/** What was stored, as its schema has it; null for anything else that may stand there. */
export function parseStored<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const read = v.safeParse(schema, value, { abortEarly: true });
  return read.success ? read.output : null;
}
