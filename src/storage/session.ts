import * as v from 'valibot';
import type { Player } from '../domain/player/account.ts';
import type { StoredEntry } from './entry.ts';
import { phone } from './fields.ts';
import { stored } from './table.ts';

const filled = v.pipe(v.string(), v.nonEmpty());

/** A player with all three fields, or none (spec 1 §2). */
export const sessionEntry: StoredEntry<Player> = {
  ...stored.session,
  schema: v.object({ username: filled, token: filled, mobile: phone }),
};

export const endedSessionEntry: StoredEntry<string> = { ...stored.endedSession, schema: v.string() };
export const addressEntry: StoredEntry<string> = { ...stored.address, schema: v.string() };

export const deviceEntry: StoredEntry<string> = {
  ...stored.device,
  schema: v.pipe(v.string(), v.regex(/^[0-9a-f-]{16,64}$/)),
};

/** Milliseconds since 1970 by the device. */
export const renewalEntry: StoredEntry<number> = { ...stored.renewal, schema: v.number() };
