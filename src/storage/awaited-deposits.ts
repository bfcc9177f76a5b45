import * as v from 'valibot';
import type { AwaitedDeposit } from '../domain/awaited-deposit.ts';
import type { StoredEntry } from './entry.ts';
import { points } from './fields.ts';
import { stored } from './table.ts';

const count = v.pipe(v.number(), v.minValue(0));

const awaitedDeposit: v.GenericSchema<unknown, AwaitedDeposit> = v.object({
  id: v.string(),
  owner: v.string(),
  points,
  at: v.number(),
  before: v.fallback(v.nullable(v.object({ approved: count, rejected: count })), null),
});

/** Deposits that the provider was asked for; one that cannot be read is left out. */
export const awaitedDeposits: v.GenericSchema<unknown, readonly AwaitedDeposit[]> = v.pipe(
  v.array(v.fallback(v.nullable(awaitedDeposit), null)),
  v.transform(kept => kept.filter(deposit => deposit !== null)),
);

export const awaitedDepositsEntry: StoredEntry<readonly AwaitedDeposit[]> = {
  ...stored.awaitedDeposits,
  schema: awaitedDeposits,
};
