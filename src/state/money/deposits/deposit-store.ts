import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DepositIntent } from '../../../domain/deposit-intent.ts';
import { depositIntent } from '../../../storage/deposits.ts';
import { parseStored } from '../../../storage/entry.ts';
import { stored } from '../../../storage/table.ts';
import { browserAccountNames } from '../account-key.ts';
import type { DepositStore } from '../../core/tools.ts';

interface Schema extends DBSchema {
  intents: { key: string; value: DepositIntent; indexes: { owner: string } };
}

const strict = { durability: 'strict' } as const;

/** The intents of an owner, whatever name their records have. */
const parsed = (kept: readonly unknown[], owner: string): readonly DepositIntent[] =>
  kept
    .map(value => parseStored(depositIntent, value))
    .filter(intent => intent !== null)
    .map(intent => ({ ...intent, owner }))
    .toSorted((a, b) => a.at - b.at);

/** This browser's store, opened when first needed. */
export function indexedDbDeposits(names = browserAccountNames()): DepositStore {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const reopen = (): void => {
    opening = null;
  };
  const open = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>(stored.deposits.key, 1, {
      upgrade: database => {
        database.createObjectStore('intents', { keyPath: 'id' }).createIndex('owner', 'owner');
      },
      // A tab of a newer build, or one that empties the databases, waits for us.
      blocking: (_from, _to, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        reopen();
      },
      terminated: reopen,
    });
    opening.catch(reopen);
    return opening;
  };
  return {
    add: async intent => {
      const owner = await names.fresh(intent.owner);
      const write = (await open()).transaction('intents', 'readwrite', strict);
      await Promise.all([write.store.add({ ...intent, owner }), write.done]);
    },
    of: async owner => {
      const known = await names.all(owner);
      const database = await open();
      const kept = await Promise.all(known.map(name => database.getAllFromIndex('intents', 'owner', name)));
      return parsed(kept.flat(), owner);
    },
    change: async (owner, step) => {
      const known = await names.all(owner);
      const write = (await open()).transaction('intents', 'readwrite', strict);
      const index = write.store.index('owner');
      const records = (await Promise.all(known.map(name => index.getAll(name)))).flat();
      const nameOf = new Map(records.map(record => [record.id, record.owner]));
      const kept = parsed(records, owner);
      const next = step(kept);
      const gone = kept.filter(({ id }) => !next.some(intent => intent.id === id));
      await Promise.all([
        ...gone.map(({ id }) => write.store.delete(id)),
        ...next
          .filter(intent => !kept.includes(intent))
          .map(intent => write.store.put({ ...intent, owner: nameOf.get(intent.id) ?? owner })),
        write.done,
      ]);
      return next;
    },
    now: () => Date.now(),
  };
}
