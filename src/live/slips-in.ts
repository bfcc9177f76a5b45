import { keyed, type KeyValueStore } from '../lib/store.ts';
import { parseSlips } from './kept-slips.ts';
import { createSlips, type Slips } from './slips.ts';
import { slipsKey } from './slips-key.ts';

const closedKey = 'matka.slips-closed.v1';

/** One for each store, so that a row that is taken off anywhere leaves the screen too. */
const known = new WeakMap<KeyValueStore, Slips>();

/** The slips of a tab, whose `store` keeps them over a reload. `newId` makes a fresh id for each row. */
export function slipsIn(store: KeyValueStore, newId: () => string): Slips {
  const before = known.get(store);
  if (before !== undefined) return before;
  const entry = (key: string) => keyed(store, key, parseSlips);
  const made = createSlips({ open: entry(slipsKey), closed: entry(closedKey) }, newId);
  known.set(store, made);
  return made;
}
