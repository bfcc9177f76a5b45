import type { DepositBox } from '../state/deposit-box.ts';
import type { Ending, MakePlacing, Placing } from '../state/placing-types.ts';
import type { VerifierStore } from '../state/verifier-store.ts';
import { loadAfter } from './after.ts';

const nothingSent: Ending = { kind: 'rejected', message: null };

/** The machinery for moving points, which comes with what is loaded after the first screen. Without it nothing is sent. */
export const laterPlacing =
  (randomId: () => string): MakePlacing =>
  (world, tell) => {
    let here: Placing | null = null;
    const placing = once(async () => {
      const { placingInBrowser } = await loadAfter();
      return (here = placingInBrowser(randomId)(world, tell));
    });
    const when = (act: (made: Placing) => void): void => void placing().then(act, () => undefined);
    let busy = false;
    return {
      prepare: question => when(made => made.prepare(question)),
      resume: account => when(made => made.resume(account)),
      place: async job => {
        // A second tap is refused before anything is awaited, as the machinery itself does it.
        if (busy) return null;
        busy = true;
        try {
          const made = await placing().catch(() => null);
          return made === null ? nothingSent : await made.place(job);
        } finally {
          busy = false;
        }
      },
      claim: wish => here?.claim(wish) ?? [],
    };
  };

/** Likewise where deposits wait. */
export function laterDeposits(): DepositBox {
  const box = once(async () => (await loadAfter()).indexedDbBox());
  return {
    add: async intent => (await box()).add(intent),
    waitingOf: async owner => (await box()).waitingOf(owner),
    claim: async id => (await box()).claim(id),
    remove: async id => (await box()).remove(id),
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
