import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Attempt, isTold } from '../../../domain/placing-attempt.ts';
import { parseStored } from '../../../storage/entry.ts';
import { attempt as schema } from '../../../storage/journal.ts';
import { stored } from '../../../storage/table.ts';

/** The attempts, which outlive the page and the session. Every method may reject. */
export type Journal = {
  /** Writes all or none; they are kept once it resolves. Makes a new version. */
  readonly add: (attempts: readonly Attempt[]) => Promise<void>;
  readonly of: (account: string) => Promise<readonly Attempt[]>;
  /**
   * Replaces an attempt, unless it was removed meanwhile: what another tab settled stays settled. Makes a new version,
   * but not for an attempt that is `told`, which changes nothing that evidence is compared with.
   */
  readonly change: (attempt: Attempt) => Promise<void>;
  /** The version that all tabs share: as long as it is the same, nothing was sent and nothing was found placed. */
  readonly version: () => Promise<number>;
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

/** Where the version stands in `pages`. */
const versionKey = 'turned';

const strict = { durability: 'strict' } as const;

/** This browser's journal, in a database of its own, which a log-out leaves. Opened when first needed. */
export function indexedDbJournal(): Journal & Leases {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const reopen = (): void => {
    opening = null;
  };
  const open = (): Promise<IDBPDatabase<Schema>> => {
    if (opening !== null) return opening;
    opening = openDB<Schema>(stored.journal.key, 2, {
      upgrade: (database, before) => {
        // The records of the first shape name no rows and no texts: nothing can be told of them.
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
  /** A transaction over the attempts, which may make a new version. */
  const write = async (isNewVersion: boolean) => {
    const begun = (await open()).transaction(['attempts', 'pages'], 'readwrite', strict);
    const pages = begun.objectStore('pages');
    if (isNewVersion) await pages.put(((await pages.get(versionKey)) ?? 0) + 1, versionKey);
    return { attempts: begun.objectStore('attempts'), done: begun.done };
  };
  return {
    add: async fresh => {
      const { attempts, done } = await write(true);
      await Promise.all([...fresh.map(attempt => attempts.add(attempt)), done]);
    },
    of: async account => {
      const kept: readonly unknown[] = await (await open()).getAllFromIndex('attempts', 'account', account);
      return kept.map(record => parseStored(schema, record)).filter(attempt => attempt !== null);
    },
    change: async attempt => {
      const { attempts, done } = await write(!isTold(attempt));
      if ((await attempts.getKey(attempt.id)) !== undefined) await attempts.put(attempt);
      await done;
    },
    version: async () => (await (await open()).get('pages', versionKey)) ?? 0,
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
