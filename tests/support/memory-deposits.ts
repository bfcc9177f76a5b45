import type { DepositBox, DepositIntent } from '../../src/state/deposit-box.ts';

/** A deposit box that lasts as long as its test; `kept` is what lies in it. */
export function memoryDeposits(begun: readonly DepositIntent[] = []): DepositBox & {
  readonly kept: Map<string, DepositIntent & { readonly claimed: boolean }>;
} {
  const kept = new Map(begun.map(intent => [intent.id, { ...intent, claimed: false }]));
  return {
    kept,
    add: async intent => void kept.set(intent.id, { ...intent, claimed: false }),
    waitingOf: async owner => [...kept.values()].filter(one => one.owner === owner && !one.claimed),
    claim: async id => {
      const one = kept.get(id);
      if (one === undefined || one.claimed) return false;
      kept.set(id, { ...one, claimed: true });
      return true;
    },
    remove: async id => void kept.delete(id),
  };
}
