import { once } from '../../lib/once.ts';
import type { DepositStore, VerifierStore } from '../../state/core/tools.ts';
import { loadBackground } from '../shell/load-background.ts';

/** The store of begun deposits; loaded with the background. */
export function lazyDeposits(): DepositStore {
  const store = once(async () => (await loadBackground()).indexedDbDeposits());
  return {
    add: async intent => (await store()).add(intent),
    of: async owner => (await store()).of(owner),
    change: async (owner, step) => (await store()).change(owner, step),
    now: () => Date.now(),
  };
}

/** The store of the password's verifier; loaded with the background. */
export function lazyVerifiers(): VerifierStore {
  const store = once(async () => (await loadBackground()).indexedVerifiers());
  return {
    read: async () => (await store()).read(),
    write: async verifier => (await store()).write(verifier),
    clear: async () => (await store()).clear(),
  };
}
