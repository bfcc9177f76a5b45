// A database of the browser that answers in time, or fails.
import { type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

/** Milliseconds. Some browsers never answer an `open`, neither with success nor with an error. */
const openMs = 3000;
/** Milliseconds. A transaction waits as long as another tab, or a dead connection, holds its tables. */
const stepMs = 3000;
/** After a freeze, a database answer still counts within this many milliseconds. */
const graceMs = 500;

/** Rejects if the browser does not answer in time. A connection that opens later is closed. */
export async function openInTime<Schema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let late = false;
  const opening = openDB<Schema>(name, version, callbacks).then(database => {
    if (late) database.close();
    return database;
  });
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new DOMException(`${name} does not open`, 'TimeoutError'));
    }, openMs);
  });
  try {
    return await Promise.race([opening, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * One step in a database. It passes `limit` on to `endsWith`, so that nothing is written after its caller has
 * given up.
 */
export type Act<Database, T> = (db: Database, limit: AbortSignal) => Promise<T>;

/** Makes the transaction leave nothing if its step takes too long. */
export function endsWith<Transaction extends { readonly abort: () => void; readonly done: Promise<void> }>(
  limit: AbortSignal,
  transaction: Transaction,
): Transaction {
  limit.addEventListener('abort', () => {
    try {
      transaction.abort();
    } catch {
      // The transaction has already ended.
    }
  });
  // The step's own error says more than the transaction's.
  transaction.done.catch(() => undefined);
  return transaction;
}

/** Rejects if the step does not end in time. */
export async function inTime<T>(name: string, act: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = (): DOMException => new DOMException(`${name} does not answer`, 'TimeoutError');
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limit.abort();
      timer = setTimeout(() => reject(late()), graceMs);
    }, stepMs);
  });
  try {
    return await Promise.race([act(limit.signal), tooLate]);
  } catch (error) {
    throw limit.signal.aborted ? late() : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * iOS ends the connections of a sleeping page without a `close` event. Each step then fails with one of these
 * names.
 */
const deadNames: ReadonlySet<unknown> = new Set(['InvalidStateError', 'UnknownError', 'AbortError']);

export const isDead = (error: unknown): boolean => error instanceof DOMException && deadNames.has(error.name);

export const isLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/**
 * Runs `act` again on a new connection if the old one was dead. A failed transaction left nothing, but a
 * commit that was under way may have succeeded, so repeating `act` must do no harm.
 */
export async function twiceAtMost<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isDead(error)) throw error;
    return act();
  }
}
