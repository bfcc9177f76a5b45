import type { Deposit } from '../../src/domain/wallet/deposit.ts';
import type { DepositStore } from '../../src/state/core/environment-types.ts';

/** A store of deposits that lasts as long as its test; `kept` is what lies in it, `now` the time of the machine. */
export function memoryDeposits(begun: readonly Deposit[] = []): DepositStore & {
  readonly kept: Map<string, Deposit>;
} {
  const kept = new Map(begun.map(deposit => [deposit.id, deposit]));
  const of = (owner: string): readonly Deposit[] =>
    [...kept.values()].filter(deposit => deposit.owner === owner).toSorted((a, b) => a.at - b.at);
  return {
    kept,
    add: async deposit => void kept.set(deposit.id, deposit),
    of: async owner => of(owner),
    change: async (owner, step) => {
      const next = step(of(owner));
      for (const { id } of of(owner)) kept.delete(id);
      for (const deposit of next) kept.set(deposit.id, deposit);
      return next;
    },
    now: () => Date.now(),
  };
}
