import * as v from 'valibot';
import { entry, points, stored } from './table.ts';
import { readable } from './readable.ts';
import type { Deposit } from '../domain/wallet/deposit.ts';

const count = v.pipe(v.number(), v.minValue(0));
const entries = { id: v.string(), owner: v.string(), points, at: v.number() };
const rest = v.object({ at: v.number(), ms: count });

/** Without marks the app cannot see which lines have left the provider's list since. */
const marks = v.fallback(
  v.optional(v.object({ newest: v.array(v.string()), oldest: v.nullable(v.string()) })),
  undefined,
);

const today = v.object({
  ...entries,
  before: v.fallback(
    v.nullable(v.object({ listed: count, approved: v.nullable(count), rejected: v.nullable(count), marks })),
    null,
  ),
  phase: v.union([
    v.object({ kind: v.literal('begun'), rest: v.nullable(rest) }),
    v.object({ kind: v.literal('posting'), rest, doubted: v.boolean() }),
    v.object({ kind: v.literal('doubt'), rest }),
    v.object({ kind: v.picklist(['awaited', 'approved', 'rejected', 'discarded']), at: v.number() }),
  ]),
});

const decided = v.fallback(v.nullable(v.object({ approved: count, rejected: count })), null);

/** Older builds stored these. The oldest wrote `claimed` for a request that was sent. */
const intent = v.pipe(
  v.object({
    ...entries,
    listed: v.fallback(v.nullable(count), null),
    tried: v.fallback(v.nullable(v.object({ at: count, restMs: count })), null),
    decided,
    doubt: v.fallback(v.boolean(), false),
    claimed: v.fallback(v.boolean(), false),
  }),
  v.transform(({ listed, tried, decided: before, doubt, claimed, ...kept }): Deposit => {
    const resting = tried && { at: tried.at, ms: tried.restMs };
    return {
      ...kept,
      before: listed === null || before === null ? null : { listed, ...before },
      phase:
        doubt || claimed
          ? { kind: 'doubt', rest: resting ?? { at: kept.at, ms: 0 } }
          : { kind: 'begun', rest: resting },
    };
  }),
);

export const deposit: v.GenericSchema<unknown, Deposit> = v.union([today, intent]);

const oldAwaited = v.pipe(
  v.object({ ...entries, before: decided }),
  v.transform(({ before, ...kept }): Deposit => ({
    ...kept,
    before: before && { listed: before.approved + before.rejected, ...before },
    phase: { kind: 'awaited', at: kept.at },
  })),
);

export const oldAwaitedEntry = entry<readonly Deposit[]>(stored.awaitedDeposits, readable(oldAwaited));
