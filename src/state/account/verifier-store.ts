import { type IDBPDatabase, openDB } from 'idb';
import type { Verifier } from './verifier.ts';

/** The store of this browser's one verifier. Every method may reject (storage forbidden, full). */
export type VerifierStore = {
  readonly read: () => Promise<Verifier | null>;
  readonly write: (verifier: Verifier) => Promise<void>;
  readonly clear: () => Promise<void>;
};

const database = 'matka-passwords';
const table = 'verifiers';
const only = 'current';

/** The verifier in IndexedDB, the only storage for a key that cannot be read. Opened for each call. */
export function indexedVerifiers(): VerifierStore {
  const withDb = async <T>(act: (db: IDBPDatabase) => Promise<T>): Promise<T> => {
    const db = await openDB(database, 1, { upgrade: fresh => void fresh.createObjectStore(table) });
    try {
      return await act(db);
    } finally {
      db.close();
    }
  };
  return {
    read: () => withDb(async db => parseVerifier(await db.get(table, only))),
    write: verifier => withDb(async db => void (await db.put(table, verifier, only))),
    clear: () => withDb(db => db.clear(table)),
  };
}

/** Parses a stored verifier; null for anything else. */
function parseVerifier(value: unknown): Verifier | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('mobile' in value && 'rounds' in value && 'salt' in value && 'key' in value && 'mark' in value))
    return null;
  const { mobile, rounds, salt, key, mark } = value;
  if (typeof mobile !== 'string' || typeof rounds !== 'number' || !isBytes(salt) || !isBytes(mark))
    return null;
  return key === null || isKey(key) ? { mobile, rounds, salt, key, mark } : null;
}

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array && value.buffer instanceof ArrayBuffer;

/** `CryptoKey` itself is missing on plain http. */
const isKey = (value: unknown): value is CryptoKey =>
  typeof CryptoKey !== 'undefined' && value instanceof CryptoKey;
