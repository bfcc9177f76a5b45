import { once } from '../../lib/once.ts';
import type { DepositBox } from '../../state/money/deposits/deposit-box.ts';
import type { VerifierStore } from '../../state/account/verifier-store.ts';
import { loadBackground } from '../shell/background-loading.ts';

/** Where deposits wait; loaded with the background. */
export function lazyDeposits(): DepositBox {
  const box = once(async () => (await loadBackground()).indexedDbBox());
  return {
    add: async intent => (await box()).add(intent),
    of: async owner => (await box()).of(owner),
    change: async (owner, step) => (await box()).change(owner, step),
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
