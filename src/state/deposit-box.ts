import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Points } from '../domain/points.ts';

/** A payment that was begun and is to be asked for. `at` is milliseconds since 1970 by the app's clock. */
export type DepositIntent = {
  readonly id: string;
  /** Whose: a fingerprint of the mobile number. */
  readonly owner: string;
  readonly points: Points;
  readonly at: number;
};

/**
 * Where intents outlive the page (RELIABILITY "Deposits"). A claimed intent is being asked for, or was when the page
 * died: it is never asked for again. Every method may reject.
 */
export type DepositBox = {
  readonly add: (intent: DepositIntent) => Promise<void>;
  /** What nobody has claimed yet. */
  readonly waitingOf: (owner: string) => Promise<readonly DepositIntent[]>;
  /** True for exactly one caller, whichever tab it is in. */
  readonly claim: (id: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
};

type Kept = DepositIntent & { readonly claimed: boolean };
interface Schema extends DBSchema {
  intents: { key: string; value: Kept; indexes: { owner: string } };
}

/** This browser's box, opened when first needed. */
export function indexedDbBox(): DepositBox {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const open = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>('matka-deposits', 1, {
      upgrade: database => {
        database.createObjectStore('intents', { keyPath: 'id' }).createIndex('owner', 'owner');
      },
      terminated: () => {
        opening = null;
      },
    });
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  return {
    add: async intent => {
      const write = (await open()).transaction('intents', 'readwrite', { durability: 'strict' });
      await Promise.all([write.store.add({ ...intent, claimed: false }), write.done]);
    },
    waitingOf: async owner => {
      const kept = await (await open()).getAllFromIndex('intents', 'owner', owner);
      return kept.filter(({ claimed }) => !claimed);
    },
    claim: async id => {
      const change = (await open()).transaction('intents', 'readwrite', { durability: 'strict' });
      const kept = await change.store.get(id);
      const free = kept !== undefined && !kept.claimed;
      if (free) await change.store.put({ ...kept, claimed: true });
      await change.done;
      return free;
    },
    remove: async id => {
      await (await open()).delete('intents', id);
    },
  };
}
