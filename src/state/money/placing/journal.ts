import type { DBSchema, IDBPDatabase } from 'idb';
import { type Attempt, isOld, isPlaced, isTold, mergedAttempt } from '../../../domain/placing/attempt.ts';
import { withoutReceivers } from '../../../domain/placing/traces.ts';
import { parseStored, stored } from '../../../storage/table.ts';
import { attempt as schema } from '../../../storage/attempts.ts';
import { endsWith } from '../../core/database-in-time.ts';
import { keptOpen } from '../../core/kept-open.ts';
import { browserAccountNames } from '../account-names.ts';

/** The stored attempts. They outlive page and session. Every method may reject. */
export type Journal = {
  /**
   * Writes all or none, and replaces an attempt that leaves again. Resolves once they are kept, and makes a new
   * version.
   */
  readonly add: (attempts: readonly Attempt[]) => Promise<void>;
  readonly of: (account: string) => Promise<readonly Attempt[]>;
  /**
   * Never undoes a removal, an end or a report of another tab. Makes a new version unless the attempt is
   * `told`. A `told` attempt that was added here is kept even if the page goes away in the same task.
   */
  readonly change: (attempt: Attempt) => Promise<void>;
  /** While the version stays the same, no tab has sent anything or found anything placed. */
  readonly version: () => Promise<number>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
};

export type Leases = {
  /** False while another holder's lease lasts beyond `now`. */
  readonly take: (lease: Lease, now: number) => Promise<boolean>;
  readonly release: (lease: Pick<Lease, 'account' | 'holder'>) => Promise<void>;
};
export type Lease = { readonly account: string; readonly holder: string; readonly until: number };

interface Schema extends DBSchema {
  attempts: { key: string; value: Attempt; indexes: { account: string } };
  leases: { key: string; value: Lease };
  pages: { key: string; value: number };
}

type Database = IDBPDatabase<Schema>;

/** Drops the baseline's history of a placed attempt, which no check needs any more. */
const asKept = (attempt: Attempt): Attempt =>
  isPlaced(attempt) ? { ...attempt, baseline: { lines: null, balance: attempt.baseline.balance } } : attempt;

const versionKey = 'turned';

/** An attempt must survive a loss of power. A lost 'told' is only shown again. */
const strict = { durability: 'strict' } as const;
const relaxed = { durability: 'relaxed' } as const;

/** A log-out keeps this database, because attempts outlive the session. */
export function indexedDbJournal(names = browserAccountNames()): Journal & Leases {
  // Older builds find neither accounts by their new names (3) nor rows by their facts (4), so a new version
  // locks their tabs out.
  const step = keptOpen<Schema>(stored.journal.key, 4, (database, before) => {
    if (before >= 2) return;
    // Attempts of the first shape have no rows that a player could read.
    if (before === 1) for (const store of ['attempts', 'leases'] as const) database.deleteObjectStore(store);
    database.createObjectStore('attempts', { keyPath: 'id' }).createIndex('account', 'account');
    database.createObjectStore('leases', { keyPath: 'account' });
    database.createObjectStore('pages');
  });
  const write = async (database: Database, limit: AbortSignal, isNewVersion: boolean) => {
    const durability = isNewVersion ? strict : relaxed;
    const begun = endsWith(limit, database.transaction(['attempts', 'pages'], 'readwrite', durability));
    const pages = begun.objectStore('pages');
    if (isNewVersion) await pages.put(((await pages.get(versionKey)) ?? 0) + 1, versionKey);
    return { attempts: begun.objectStore('attempts'), done: begun.done, commit: () => begun.commit() };
  };
  /** The stored account of each attempt that this page has added. */
  const accounts = new Map<string, string>();
  const remove = (ids: readonly string[]): Promise<void> => {
    ids.forEach(id => accounts.delete(id));
    return step(async (database, limit) => {
      const { store, done } = endsWith(limit, database.transaction('attempts', 'readwrite', strict));
      await Promise.all([...ids.map(id => store.delete(id)), done]);
    });
  };
  return {
    add: async fresh => {
      const named = await Promise.all(
        fresh.map(async attempt => ({ ...attempt, account: await names.fresh(attempt.account) })),
      );
      await step(async (database, limit) => {
        const { attempts, done } = await write(database, limit, true);
        await Promise.all([...named.map(attempt => attempts.put(attempt)), done]);
      });
      for (const { id, account } of named) accounts.set(id, account);
    },
    of: async account => {
      const known = await names.all(account);
      const records: readonly unknown[] = await step(database => database.getAll('attempts'));
      const kept = records.map(record => parseStored(schema, record)).filter(attempt => attempt !== null);
      const isOwn = (attempt: Attempt): boolean => known.includes(attempt.account);
      // Old attempts of other accounts are deleted too, unless their player has yet to read the outcome.
      const over = kept.filter(attempt => !isOwn(attempt) && isOld(attempt, Date.now()));
      if (over.length > 0) void remove(over.map(({ id }) => id)).catch(() => undefined);
      return kept
        .filter(isOwn)
        .map(attempt => ({ ...attempt, account, wanted: withoutReceivers(attempt.wanted) }));
    },
    change: attempt =>
      step(async (database, limit) => {
        const { attempts, done, commit } = await write(database, limit, !isTold(attempt));
        const account = accounts.get(attempt.id);
        if (isTold(attempt) && account !== undefined) {
          // A reading first would need another task, and a page that is left has none.
          const put = attempts.put({ ...asKept(attempt), account });
          commit();
          return void (await Promise.all([put, done]));
        }
        const before = await attempts.get(attempt.id);
        if (before !== undefined)
          await attempts.put({ ...asKept(mergedAttempt(before, attempt)), account: before.account });
        await done;
      }),
    version: async () => (await step(database => database.get('pages', versionKey))) ?? 0,
    remove,
    take: (lease, now) =>
      step(async (database, limit) => {
        const { store, done } = endsWith(limit, database.transaction('leases', 'readwrite', strict));
        const held = await store.get(lease.account);
        const free = held === undefined || held.holder === lease.holder || held.until <= now;
        if (free) await store.put(lease);
        await done;
        return free;
      }),
    release: ({ account, holder }) =>
      step(async (database, limit) => {
        const { store, done } = endsWith(limit, database.transaction('leases', 'readwrite', strict));
        if ((await store.get(account))?.holder === holder) await store.delete(account);
        await done;
      }),
  };
}
