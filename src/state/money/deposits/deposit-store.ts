import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DepositIntent } from '../../../domain/deposit-intent.ts';
import { depositIntent } from '../../../storage/deposits.ts';
import { parseStored } from '../../../storage/entry.ts';
import { stored } from '../../../storage/table.ts';
import type { DepositStore } from '../../core/tools.ts';

interface Schema extends DBSchema {
  intents: { key: string; value: DepositIntent; indexes: { owner: string } };
}

const strict = { durability: 'strict' } as const;

const parsed = (kept: readonly unknown[]): readonly DepositIntent[] =>
  kept
    .map(value => parseStored(depositIntent, value))
    .filter(intent => intent !== null)
    .toSorted((a, b) => a.at - b.at);

/** This browser's store, opened when first needed. */
export function indexedDbDeposits(): DepositStore {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const open = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>(stored.deposits.key, 1, {
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
      const write = (await open()).transaction('intents', 'readwrite', strict);
      await Promise.all([write.store.add(intent), write.done]);
    },
    of: async owner => parsed(await (await open()).getAllFromIndex('intents', 'owner', owner)),
    change: async (owner, step) => {
      const write = (await open()).transaction('intents', 'readwrite', strict);
      const kept = parsed(await write.store.index('owner').getAll(owner));
      const next = step(kept);
      const gone = kept.filter(({ id }) => !next.some(intent => intent.id === id));
      await Promise.all([
        ...gone.map(({ id }) => write.store.delete(id)),
        ...next.filter(intent => !kept.includes(intent)).map(intent => write.store.put(intent)),
        write.done,
      ]);
      return next;
    },
    now: () => Date.now(),
  };
}
