import type { KeyValueStore } from '../lib/store.ts';
import { openEntry } from '../storage/entry.ts';
import { closedSlipsEntry, slipsEntry } from '../storage/slips.ts';
import { createSlips, type Slips } from './slips.ts';

type Stores = { readonly local: KeyValueStore; readonly tab: KeyValueStore };

/** One for each store, so that a row that is taken off anywhere leaves the screen too. */
const known = new WeakMap<KeyValueStore, Slips>();

/** The slips of a tab, whose store keeps them over a reload. `newId` makes a fresh id for each row. */
export function slipsIn(stores: Stores, newId: () => string): Slips {
  const before = known.get(stores.tab);
  if (before !== undefined) return before;
  const made = createSlips(
    { open: openEntry(slipsEntry, stores), closed: openEntry(closedSlipsEntry, stores) },
    newId,
  );
  known.set(stores.tab, made);
  return made;
}
