import * as v from 'valibot';
import type { DepositIntent } from '../domain/deposit-intent.ts';
import type { StoredEntry } from './entry.ts';
import { points } from './fields.ts';
import { stored } from './table.ts';

const count = v.pipe(v.number(), v.minValue(0));

/** A payment that no reply has confirmed, stored by this build or an older one. */
export const depositIntent: v.GenericSchema<unknown, DepositIntent> = v.pipe(
  v.object({
    id: v.string(),
    owner: v.string(),
    points,
    at: v.number(),
    listed: v.fallback(v.nullable(count), null),
    tried: v.fallback(v.nullable(v.object({ at: count, restMs: count })), null),
    decided: v.fallback(v.nullable(v.object({ approved: count, rejected: count })), null),
    doubt: v.fallback(v.boolean(), false),
    // Older builds wrote `claimed` for a request that had been sent.
    claimed: v.fallback(v.boolean(), false),
  }),
  v.transform(({ claimed, ...intent }) => ({ ...intent, doubt: intent.doubt || claimed })),
);

export const closingPostsEntry: StoredEntry<readonly string[]> = {
  ...stored.closingPosts,
  schema: v.array(v.string()),
};
