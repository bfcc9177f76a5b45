import { once } from '../../lib/once.ts';
import type { DepositBox } from '../../state/money/deposits/deposit-box.ts';
import type { VerifierStore } from '../../state/account/verifier-store.ts';
import { loadBackground } from '../shell/load-background.ts';

/** The store of begun deposits; loaded with the background. */
export function lazyDeposits(): DepositBox {
  const box = once(async () => (await loadBackground()).indexedDbBox());
  return {
    add: async intent => (await box()).add(intent),
    of: async owner => (await box()).of(owner),
    change: async (owner, step) => (await box()).change(owner, step),
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
