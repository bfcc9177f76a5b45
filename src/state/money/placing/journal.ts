import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Attempt, changed, isOld, isPlaced, isTold } from '../../../domain/placing/attempt.ts';
import { withoutReceivers } from '../../../domain/placing/traces.ts';
import { parseStored } from '../../../storage/entry.ts';
import { attempt as schema } from '../../../storage/attempts.ts';
import { stored } from '../../../storage/table.ts';
import { browserAccountNames } from '../account-names.ts';

/** The attempts, which outlive the page and the session. Every method may reject. */
export type Journal = {
  /** Writes all or none; they are kept once it resolves. Makes a new version. */
  readonly add: (attempts: readonly Attempt[]) => Promise<void>;
  readonly of: (account: string) => Promise<readonly Attempt[]>;
  /**
   * Replaces an attempt, unless it was removed meanwhile: what another tab settled stays settled, and what it told stays
   * told. Makes a new version, but not for an attempt that is `told`, which changes nothing that evidence is compared with.
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

/** The attempt as it is kept: what its history was compared with is of use only while it may still be found. */
const asKept = (attempt: Attempt): Attempt =>
  isPlaced(attempt) ? { ...attempt, baseline: { lines: null, balance: attempt.baseline.balance } } : attempt;

/** Where the version stands in `pages`. */
const versionKey = 'turned';

/** What must outlive a loss of power waits for the disk. What says only that the player was told is said again without it. */
const strict = { durability: 'strict' } as const;
const relaxed = { durability: 'relaxed' } as const;

/** This browser's journal, in a database of its own, which a log-out leaves. Opened when first needed. */
export function indexedDbJournal(names = browserAccountNames()): Journal & Leases {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const reopen = (): void => {
    opening = null;
  };
  const open = (): Promise<IDBPDatabase<Schema>> => {
    if (opening !== null) return opening;
    // The third version has the stores of the second. A tab of an older build would not find the accounts' new names: it
    // can open the journal no longer, and sends nothing until it is loaded anew.
    opening = openDB<Schema>(stored.journal.key, 3, {
      upgrade: (database, before) => {
        if (before === 2) return;
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
    const durability = isNewVersion ? strict : relaxed;
    const begun = (await open()).transaction(['attempts', 'pages'], 'readwrite', durability);
    const pages = begun.objectStore('pages');
    if (isNewVersion) await pages.put(((await pages.get(versionKey)) ?? 0) + 1, versionKey);
    return { attempts: begun.objectStore('attempts'), done: begun.done };
  };
  const remove = async (ids: readonly string[]): Promise<void> => {
    const { store, done } = (await open()).transaction('attempts', 'readwrite', strict);
    await Promise.all([...ids.map(id => store.delete(id)), done]);
  };
  return {
    add: async fresh => {
      const named = await Promise.all(
        fresh.map(async attempt => ({ ...attempt, account: await names.fresh(attempt.account) })),
      );
      const { attempts, done } = await write(true);
      await Promise.all([...named.map(attempt => attempts.add(attempt)), done]);
    },
    of: async account => {
      const known = await names.all(account);
      const records: readonly unknown[] = await (await open()).getAll('attempts');
      const kept = records.map(record => parseStored(schema, record)).filter(attempt => attempt !== null);
      const isOwn = (attempt: Attempt): boolean => known.includes(attempt.account);
      // Whoever comes back after a day finds nothing of before, and who does not leaves nothing.
      const over = kept.filter(attempt => !isOwn(attempt) && isOld(attempt, Date.now()));
      if (over.length > 0) void remove(over.map(({ id }) => id)).catch(() => undefined);
      return kept
        .filter(isOwn)
        .map(attempt => ({ ...attempt, account, wanted: withoutReceivers(attempt.wanted) }));
    },
    change: async attempt => {
      const { attempts, done } = await write(!isTold(attempt));
      const before = await attempts.get(attempt.id);
      if (before !== undefined)
        await attempts.put({ ...asKept(changed(before, attempt)), account: before.account });
      await done;
    },
    version: async () => (await (await open()).get('pages', versionKey)) ?? 0,
    remove,
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
