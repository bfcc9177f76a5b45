import { once } from '../../lib/once.ts';
import type { DepositBox } from '../../state/money/deposits/deposit-box.ts';
import type { VerifierStore } from '../../state/account/verifier-store.ts';
import { loadAfter } from '../shell/background-loading.ts';

/** Where deposits wait, which comes with what is loaded after the first screen. */
export function laterDeposits(): DepositBox {
  const box = once(async () => (await loadAfter()).indexedDbBox());
  return {
    add: async intent => (await box()).add(intent),
    of: async owner => (await box()).of(owner),
    change: async (owner, step) => (await box()).change(owner, step),
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
