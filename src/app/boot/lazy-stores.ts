import { once } from '../../lib/once.ts';
import type { DepositStore } from '../../state/core/tools.ts';
import type { VerifierStore } from '../../state/core/tools.ts';
import { loadBackground } from '../shell/background-loading.ts';

/** Where deposits wait; loaded with the background. */
export function lazyDeposits(): DepositStore {
  const store = once(async () => (await loadBackground()).indexedDbDeposits());
  return {
    add: async intent => (await store()).add(intent),
    of: async owner => (await store()).of(owner),
    change: async (owner, step) => (await store()).change(owner, step),
    now: () => Date.now(),
  };
}

/** Where the password's verifier is kept; loaded with the background. */
export function lazyVerifiers(): VerifierStore {
  const store = once(async () => (await loadBackground()).indexedVerifiers());
  return {
    read: async () => (await store()).read(),
    write: async verifier => (await store()).write(verifier),
    clear: async () => (await store()).clear(),
  };
}
