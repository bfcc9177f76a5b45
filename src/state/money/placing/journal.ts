import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Attempt } from '../../../domain/placing.ts';
import { parseAttempt } from '../../../domain/placing-parse.ts';

/** Where attempts outlive the page and the session. Every method may reject. */
export type Journal = {
  /** Writes all or none, and turns a page; they are kept once it resolves. */
  readonly add: (attempts: readonly Attempt[]) => Promise<void>;
  readonly of: (account: string) => Promise<readonly Attempt[]>;
  /** Replaces an attempt and turns a page, unless it was removed meanwhile: what another tab settled stays settled. */
  readonly change: (attempt: Attempt) => Promise<void>;
  /** How many pages any tab has turned: as long as it is the same nothing left and nothing was found placed. */
  readonly turned: () => Promise<number>;
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
  pages: { key: string; value: number };
}

const turned = 'turned';

const strict = { durability: 'strict' } as const;

/** This browser's journal, in a database of its own: a logout leaves it. Opened when first needed. */
export function indexedDbJournal(): Journal & Leases {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const reopen = (): void => {
    opening = null;
  };
  const open = (): Promise<IDBPDatabase<Schema>> => {
    if (opening !== null) return opening;
    opening = openDB<Schema>('matka-journal', 2, {
      upgrade: (database, before) => {
        // What the first version kept has neither rows nor words.
        if (before === 1)
          for (const store of ['attempts', 'leases'] as const) database.deleteObjectStore(store);
        database.createObjectStore('attempts', { keyPath: 'id' }).createIndex('account', 'account');
        database.createObjectStore('leases', { keyPath: 'account' });
        database.createObjectStore('pages');
      },
      // A tab of a newer build waits for us.
      blocking: (_from, _to, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        reopen();
      },
      terminated: reopen,
    });
    opening.catch(reopen);
    return opening;
  };
  /** A transaction over the attempts that turns a page. */
  const write = async () => {
    const begun = (await open()).transaction(['attempts', 'pages'], 'readwrite', strict);
    const pages = begun.objectStore('pages');
    await pages.put(((await pages.get(turned)) ?? 0) + 1, turned);
    return { attempts: begun.objectStore('attempts'), done: begun.done };
  };
  return {
    add: async fresh => {
      const { attempts, done } = await write();
      await Promise.all([...fresh.map(attempt => attempts.add(attempt)), done]);
    },
    of: async account => {
      const kept: readonly unknown[] = await (await open()).getAllFromIndex('attempts', 'account', account);
      return kept.map(parseAttempt).filter(attempt => attempt !== null);
    },
    change: async attempt => {
      const { attempts, done } = await write();
      if ((await attempts.getKey(attempt.id)) !== undefined) await attempts.put(attempt);
      await done;
    },
    turned: async () => (await (await open()).get('pages', turned)) ?? 0,
    remove: async ids => {
      const { store, done } = (await open()).transaction('attempts', 'readwrite', strict);
      await Promise.all([...ids.map(id => store.delete(id)), done]);
    },
    take: async (lease, now) => {
      const { store, done } = (await open()).transaction('leases', 'readwrite', strict);
      const held = await store.get(lease.account);
      const free = held === undefined || held.holder === lease.holder || held.until <= now;
      if (free) await store.put(lease);
      await done;
      return free;
    },
    release: async ({ account, holder }) => {
      const { store, done } = (await open()).transaction('leases', 'readwrite', strict);
      if ((await store.get(account))?.holder === holder) await store.delete(account);
      await done;
    },
  };
}
