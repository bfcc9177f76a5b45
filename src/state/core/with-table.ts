import { type IDBPDatabase, openDB } from 'idb';

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
