import type { KeyValueStore } from '../lib/store.ts';
import { openEntry } from '../storage/entry.ts';
import { closedSlipsEntry, slipsEntry } from '../storage/slips.ts';
import { createSlips, type Slips } from './slips.ts';

type Browser = {
  readonly local: KeyValueStore;
  readonly tab: KeyValueStore;
  /** Makes a fresh id for each row. */
  readonly randomId: () => string;
};

/** One for each store, so that a row that is taken off anywhere leaves the screen too. */
const known = new WeakMap<KeyValueStore, Slips>();

/** The slips of a tab, whose store keeps them over a reload. */
export function slipsIn(browser: Browser): Slips {
  const before = known.get(browser.tab);
  if (before !== undefined) return before;
  const [open, closed] = [openEntry(slipsEntry, browser), openEntry(closedSlipsEntry, browser)];
  const made = createSlips({ open, closed }, browser.randomId);
  known.set(browser.tab, made);
  return made;
}
