import { openDB } from 'idb';
import { stored } from '../../storage/table.ts';
import { type AccountNames, createAccountNames, type KeyBox } from './account-names.ts';

const table = 'keys';
const only = 'accounts';

/** The key in a database of its own, which a log-out leaves. Opened for each call; few are made. */
export function indexedDbKey(): KeyBox {
  const withDb = async <T>(act: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
    const db = await open();
    try {
      return await act(db);
    } finally {
      db.close();
    }
  };
  const isKey = (value: unknown): value is CryptoKey => value instanceof CryptoKey;
  return {
    read: () =>
      withDb(async db => {
        const kept: unknown = await db.get(table, only);
        return isKey(kept) ? kept : null;
      }),
    keep: key =>
      withDb(async db => {
        const { store, done } = db.transaction(table, 'readwrite', { durability: 'strict' });
        const before: unknown = await store.get(only);
        // Another tab was first.
        if (!isKey(before)) await store.put(key, only);
        await done;
        return isKey(before) ? before : key;
      }),
  };
}

const open = () => openDB(stored.keys.key, 1, { upgrade: fresh => void fresh.createObjectStore(table) });

/** The names in this browser. */
export const browserAccountNames = (): AccountNames =>
  createAccountNames(indexedDbKey(), globalThis.crypto.subtle);
