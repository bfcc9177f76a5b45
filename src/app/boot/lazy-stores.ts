import { once } from '../../lib/once.ts';
import type { DepositStore } from '../../state/money/deposits/deposit-store.ts';
import type { VerifierStore } from '../../state/account/verifier-store.ts';
import { loadAfter } from '../shell/background-loading.ts';

/** Where deposits wait, which comes with what is loaded after the first screen. */
export function laterDeposits(): DepositStore {
  const store = once(async () => (await loadAfter()).indexedDbDeposits());
  return {
    add: async intent => (await store()).add(intent),
    of: async owner => (await store()).of(owner),
    change: async (owner, step) => (await store()).change(owner, step),
    now: () => Date.now(),
  };
}

/** Likewise where the password's verifier is kept. */
export function laterVerifiers(): VerifierStore {
  const store = once(async () => (await loadAfter()).indexedVerifiers());
  return {
    read: async () => (await store()).read(),
    write: async verifier => (await store()).write(verifier),
    clear: async () => (await store()).clear(),
  };
}
