import * as v from 'valibot';
import type { StoredEntry } from './entry.ts';
import { stored } from './table.ts';

/** Fingerprints of mobile numbers. */
export const newPlayersEntry: StoredEntry<readonly string[]> = {
  ...stored.newPlayers,
  schema: v.array(v.string()),
};

/** `lastBid` in milliseconds since 1970 by the app's clock. */
export const installEntry: StoredEntry<{
  readonly visits: number;
  readonly lastBid: number;
  readonly over: boolean;
}> = {
  ...stored.install,
  schema: v.object({ visits: v.number(), lastBid: v.number(), over: v.boolean() }),
};
