import * as v from 'valibot';
import { entry, stored } from './table.ts';

/** Fingerprints of mobile numbers. */
export const newPlayersEntry = entry(stored.newPlayers, v.array(v.string()));
export const biddersEntry = entry(stored.bidders, v.array(v.string()));

/** `lastBid` is in milliseconds since 1970, by the app's clock. */
export const installEntry = entry(
  stored.install,
  v.object({ visits: v.number(), lastBid: v.number(), over: v.boolean() }),
);

const typed = v.pipe(v.string(), v.maxLength(100));

export const visitorEntry = entry(stored.visitor, v.object({ phone: typed, username: typed }));
