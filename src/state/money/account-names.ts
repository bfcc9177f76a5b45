import { openDB } from 'idb';
import { stored } from '../../storage/table.ts';

const table = 'keys';
const only = 'accounts';

/** The key in a database of its own, which a log-out leaves. Opened for each call; few are made. */
function indexedDbKey(): KeyBox {
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

/**
 * The names under which the databases of this browser keep an account: of a fingerprint, which anybody can compute of every
 * mobile number, an HMAC with a key that cannot leave the browser.
 */
type AccountNames = {
  /** The name for new records. Makes the browser's key when there is none. */
  readonly fresh: (account: string) => Promise<string>;
  /**
   * All names that records may have: the fingerprint of older builds and of plain http, and the HMAC. Rejects when that
   * cannot be known: then nobody may say that there is no record.
   */
  readonly all: (account: string) => Promise<readonly string[]>;
};

/** Where the one key of a browser is kept. Every method may reject. */
export type KeyBox = {
  readonly read: () => Promise<CryptoKey | null>;
  /** Keeps a key unless there is one; returns the one that is kept. */
  readonly keep: (key: CryptoKey) => Promise<CryptoKey>;
};

/** `subtle` is missing on plain http: there the fingerprint is the name. */
export function createAccountNames(box: KeyBox, subtle: SubtleCrypto | undefined): AccountNames {
  let known: CryptoKey | null = null;
  const signed = async (signer: SubtleCrypto, key: CryptoKey, account: string): Promise<string> => {
    known = key;
    const mark = new Uint8Array(await signer.sign('HMAC', key, new TextEncoder().encode(account)));
    return Array.from(mark.subarray(0, 16), byte => byte.toString(16).padStart(2, '0')).join('');
  };
  return {
    fresh: async account => {
      if (!subtle) return account;
      const key = known ?? (await box.read());
      if (key !== null) return signed(subtle, key, account);
      try {
        const made = await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
        return await signed(subtle, await box.keep(made), account);
      } catch {
        // Some browsers keep no keys in a private window. Points must move there too.
        return account;
      }
    },
    all: async account => {
      if (!subtle) return [account];
      const key = known ?? (await box.read());
      return key === null ? [account] : [account, await signed(subtle, key, account)];
    },
  };
}
