import type { KeyValueStore } from '../../src/lib/store.ts';
import type { Verifier } from '../../src/storage/verifier.ts';
import type { DepositStore, VerifierStore } from '../../src/state/core/environment-types.ts';
import type { Deposit } from '../../src/domain/wallet/deposit.ts';

export type MemoryStore = KeyValueStore & {
  readonly clear: (kept?: readonly string[]) => void;
  /** The whole content as one text. */
  readonly dump: () => string;
};

/**
 * The other tabs of a browser. `wrote` tells a page that one of them wrote a key, or any key if it is null.
 */
export function otherTabs() {
  const listeners = new Set<(key: string | null) => void>();
  return {
    onOtherTabWrite: (listener: (key: string | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wrote: (key: string | null) => [...listeners].forEach(listener => listener(key)),
  };
}

/** A store that lasts as long as its test. */
export function memoryStore(): MemoryStore {
  const items = new Map<string, string>();
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
    dump: () => JSON.stringify([...items]),
    clear: (kept = []) =>
      [...items.keys()].filter(key => !kept.includes(key)).forEach(key => items.delete(key)),
  };
}

/** Keeps the password's verifier as long as its test lasts. `kept` returns it. */
export function memoryVerifiers(): VerifierStore & { readonly kept: () => Verifier | null } {
  let kept: Verifier | null = null;
  return {
    read: () => Promise.resolve(kept),
    write: verifier => {
      kept = verifier;
      return Promise.resolve();
    },
    clear: () => {
      kept = null;
      return Promise.resolve();
    },
    kept: () => kept,
  };
}

/**
 * A store of deposits that lasts as long as its test. `kept` is its content, and `now` the time of the
 * machine.
 */
export function memoryDeposits(begun: readonly Deposit[] = []): DepositStore & {
  readonly kept: Map<string, Deposit>;
} {
  const kept = new Map(begun.map(deposit => [deposit.id, deposit]));
  const of = (owner: string): readonly Deposit[] =>
    [...kept.values()].filter(deposit => deposit.owner === owner).toSorted((a, b) => a.at - b.at);
  return {
    kept,
    add: async deposit => {
      if (kept.has(deposit.id)) throw new DOMException('', 'ConstraintError');
      kept.set(deposit.id, deposit);
    },
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
