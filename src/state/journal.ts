import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Attempt } from '../domain/placing.ts';
import { parseAttempt } from '../domain/placing-parse.ts';

/** Where attempts outlive the page and the session (RELIABILITY). Every method may reject. */
export type Journal = {
  /** Writes all or none; they are kept once it resolves. */
  readonly add: (attempts: readonly Attempt[]) => Promise<void>;
  readonly of: (account: string) => Promise<readonly Attempt[]>;
  /** Replaces an attempt, unless it was removed meanwhile: what another tab settled stays settled. */
  readonly change: (attempt: Attempt) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
};

/** Records that say who may send for an account, where the browser has no locks of its own. */
export type Leases = {
  /** Takes or renews the lease until `until`; false while another holder has one that lasts beyond `now`. */
  readonly take: (lease: Lease, now: number) => Promise<boolean>;
  readonly release: (lease: Pick<Lease, 'account' | 'holder'>) => Promise<void>;
};
export type Lease = { readonly account: string; readonly holder: string; readonly until: number };

interface Schema extends DBSchema {
  attempts: { key: string; value: Attempt; indexes: { account: string } };
  leases: { key: string; value: Lease };
}

const strict = { durability: 'strict' } as const;

/** This browser's journal, in a database of its own: a logout leaves it. Opened when first needed. */
export function indexedDbJournal(): Journal & Leases {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const reopen = (): void => {
    opening = null;
  };
  const open = (): Promise<IDBPDatabase<Schema>> => {
    if (opening !== null) return opening;
    opening = openDB<Schema>('matka-journal', 1, {
      upgrade: database => {
        database.createObjectStore('attempts', { keyPath: 'id' }).createIndex('account', 'account');
        database.createObjectStore('leases', { keyPath: 'account' });
      },
      terminated: reopen,
    });
    opening.catch(reopen);
    return opening;
  };
  return {
    add: async attempts => {
      const write = (await open()).transaction('attempts', 'readwrite', strict);
      await Promise.all([...attempts.map(attempt => write.store.add(attempt)), write.done]);
    },
    of: async account => {
      const kept: readonly unknown[] = await (await open()).getAllFromIndex('attempts', 'account', account);
      return kept.map(parseAttempt).filter(attempt => attempt !== null);
    },
    change: async attempt => {
      const write = (await open()).transaction('attempts', 'readwrite', strict);
      if ((await write.store.getKey(attempt.id)) !== undefined) await write.store.put(attempt);
      await write.done;
    },
    remove: async ids => {
      const write = (await open()).transaction('attempts', 'readwrite', strict);
      await Promise.all([...ids.map(id => write.store.delete(id)), write.done]);
    },
    take: async (lease, now) => {
      const write = (await open()).transaction('leases', 'readwrite', strict);
      const held = await write.store.get(lease.account);
      const free = held === undefined || held.holder === lease.holder || held.until <= now;
      if (free) await write.store.put(lease);
      await write.done;
      return free;
    },
    release: async ({ account, holder }) => {
      const write = (await open()).transaction('leases', 'readwrite', strict);
      if ((await write.store.get(account))?.holder === holder) await write.store.delete(account);
      await write.done;
    },
  };
}
