import type { MoneyTools } from '../state/placing.ts';
import type { VerifierStore } from '../state/verifier-store.ts';
import { loadAfter } from './after.ts';

/** The tools for moving points, which come with what is loaded after the first screen. */
export function laterMoney(randomId: () => string): MoneyTools {
  const tools = once(async () => (await loadAfter()).browserMoney(randomId));
  return {
    journal: {
      add: async attempts => (await tools()).journal.add(attempts),
      of: async account => (await tools()).journal.of(account),
      change: async attempt => (await tools()).journal.change(attempt),
      remove: async ids => (await tools()).journal.remove(ids),
    },
    lock: async (account, patienceMs, work) => (await tools()).lock(account, patienceMs, work),
    // Unlike Date.now it never goes back while the page lives.
    now: () => performance.timeOrigin + performance.now(),
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
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

/** Makes something the first time it is asked for; a failure is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
