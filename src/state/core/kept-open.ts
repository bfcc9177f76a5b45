import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { type Act, inTime, isDead, isLate, openInTime, twiceAtMost } from './database-in-time.ts';

/** Keeps the database open, and opens it again after a close. A step may run twice (`twiceAtMost`). */
export function keptOpen<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): <T>(act: Act<IDBPDatabase<Schema>, T>) => Promise<T> {
  type Database = IDBPDatabase<Schema>;
  let kept: Promise<Database> | null = null;
  const open = (): Promise<Database> => {
    if (kept !== null) return kept;
    const drop = (): void => {
      if (kept === opening) kept = null;
    };
    const opening = openInTime<Schema>(name, version, {
      upgrade,
      // Another tab waits for this connection, either to upgrade or to delete the database.
      blocking: (_from, _to, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        drop();
      },
      terminated: drop,
    });
    kept = opening;
    opening.catch(drop);
    return opening;
  };
  return act =>
    twiceAtMost(async () => {
      const opening = open();
      const database = await opening;
      try {
        return await inTime(name, limit => act(database, limit));
      } catch (error) {
        if (isDead(error) || isLate(error)) {
          if (kept === opening) kept = null;
          database.close();
        }
        throw error;
      }
    });
}
