import { once } from '../../lib/once.ts';
import { pageClock } from '../../lib/steady-clock.ts';
import type { DepositStore, VerifierStore } from '../../state/core/environment-types.ts';
import { loadBackground } from '../shell/load-background.ts';

/** The store of deposits; loaded with the background. */
export function lazyDeposits(): DepositStore {
  const store = once(async () => (await loadBackground()).indexedDbDeposits());
  return {
    add: async deposit => (await store()).add(deposit),
    of: async owner => (await store()).of(owner),
    change: async (owner, step) => (await store()).change(owner, step),
    now: pageClock(),
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
