import { type IDBPDatabase, openDB } from 'idb';
import { parseStored } from '../../storage/entry.ts';
import { stored } from '../../storage/table.ts';
import { verifier as schema } from '../../storage/verifier.ts';
import type { VerifierStore } from '../core/tools.ts';

const table = 'verifiers';
const only = 'current';

/** The verifier in IndexedDB, the only storage for a key that cannot be read. Opened for each call. */
export function indexedVerifiers(): VerifierStore {
  const withDb = async <T>(act: (db: IDBPDatabase) => Promise<T>): Promise<T> => {
    const db = await openDB(stored.passwords.key, 1, {
      upgrade: fresh => void fresh.createObjectStore(table),
    });
    try {
      return await act(db);
    } finally {
      db.close();
    }
  };
  return {
    read: () => withDb(async db => parseStored(schema, await db.get(table, only))),
    write: verifier => withDb(async db => void (await db.put(table, verifier, only))),
    clear: () => withDb(db => db.clear(table)),
  };
}
