import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

/** One step in a database of one table, which is closed again. */
export async function withTable<T>(
  name: string,
  table: string,
  act: (db: IDBPDatabase) => Promise<T>,
): Promise<T> {
  const db = await openDB(name, 1, { upgrade: fresh => void fresh.createObjectStore(table) });
  try {
    return await act(db);
  } finally {
    db.close();
  }
}

/** Stays open, and opens again after a close. */
export function keptOpen<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const reopen = (): void => void (opening = null);
  return () => {
    opening ??= openDB<Schema>(name, version, {
      upgrade,
      // Another tab, newer or emptying the databases, waits for us.
      blocking: (_from, _to, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        reopen();
      },
      terminated: reopen,
    });
    opening.catch(reopen);
    return opening;
  };
}
