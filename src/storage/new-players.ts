import * as v from 'valibot';
import type { StoredEntry } from './entry.ts';
import { stored } from './table.ts';

/** Fingerprints of mobile numbers. */
export const newPlayersEntry: StoredEntry<readonly string[]> = {
  ...stored.newPlayers,
  schema: v.array(v.string()),
};
