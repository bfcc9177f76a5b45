import type { DepositIntent } from '../../src/domain/deposit-intent.ts';
import type { DepositStore } from '../../src/state/core/tools.ts';

/** A deposit box that lasts as long as its test; `kept` is what lies in it, `now` the time of the machine. */
export function memoryDeposits(begun: readonly DepositIntent[] = []): DepositStore & {
  readonly kept: Map<string, DepositIntent>;
} {
  const kept = new Map(begun.map(intent => [intent.id, intent]));
  const of = (owner: string): readonly DepositIntent[] =>
    [...kept.values()].filter(intent => intent.owner === owner).toSorted((a, b) => a.at - b.at);
  return {
    kept,
    add: async intent => void kept.set(intent.id, intent),
    of: async owner => of(owner),
    change: async (owner, step) => {
      const next = step(of(owner));
      for (const { id } of of(owner)) kept.delete(id);
      for (const intent of next) kept.set(intent.id, intent);
      return next;
    },
    now: () => Date.now(),
  };
}
