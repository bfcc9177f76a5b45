import * as v from 'valibot';
import { stored } from './table.ts';

/** Fingerprints of mobile numbers. */
export const newPlayersEntry = { ...stored.newPlayers, schema: v.array(v.string()) };

/** `lastBid` in milliseconds since 1970 by the app's clock. */
export const installEntry = {
  ...stored.install,
  schema: v.object({ visits: v.number(), lastBid: v.number(), over: v.boolean() }),
};
