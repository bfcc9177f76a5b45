import type { IDBPDatabase } from 'idb';
import { type Act, inTime, openInTime, twiceAtMost } from './database-in-time.ts';

/** Runs one step in a database of one table, and closes it. `act` may run twice (`twiceAtMost`). */
export const withTable = <T>(name: string, table: string, act: Act<IDBPDatabase, T>): Promise<T> =>
  twiceAtMost(async () => {
    const db = await openInTime(name, 1, { upgrade: fresh => void fresh.createObjectStore(table) });
    try {
      return await inTime(name, limit => act(db, limit));
    } finally {
      db.close();
    }
  });
