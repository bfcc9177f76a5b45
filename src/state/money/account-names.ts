// Anybody can compute the fingerprint of every mobile number. So an account's name is the HMAC of the
// fingerprint, with a key that cannot leave the browser.
import type { DBSchema } from 'idb';
import { stored } from '../../storage/table.ts';
import { endsWith } from '../core/database-in-time.ts';
import { keptOpen } from '../core/kept-open.ts';

const table = 'keys';
const only = 'accounts';

interface Schema extends DBSchema {
  keys: { key: string; value: unknown };
}

/** A log-out keeps this database, because it names attempts and deposits that outlive the session. */
function indexedDbKey(): KeyBox {
  const isKey = (value: unknown): value is CryptoKey => value instanceof CryptoKey;
  const step = keptOpen<Schema>(stored.keys.key, 1, database => void database.createObjectStore(table));
  return {
    read: () =>
      step(async database => {
        const kept = await database.get(table, only);
        return isKey(kept) ? kept : null;
      }),
    keep: key =>
      step(async (database, limit) => {
        const writing = database.transaction(table, 'readwrite', { durability: 'strict' });
        const { store, done } = endsWith(limit, writing);
        const before = await store.get(only);
        if (!isKey(before)) await store.put(key, only);
        await done;
        return isKey(before) ? before : key;
      }),
  };
}

export const browserAccountNames = () => createAccountNames(indexedDbKey(), globalThis.crypto.subtle);

/** Every method may reject. */
export type KeyBox = {
  readonly read: () => Promise<CryptoKey | null>;
  readonly keep: (key: CryptoKey) => Promise<CryptoKey>;
};

/** On plain http `subtle` is missing, so the fingerprint is the name. */
export function createAccountNames(box: KeyBox, subtle: SubtleCrypto | undefined) {
  /** The key that this page used last. */
  let known: CryptoKey | null = null;
  const signed = async (signer: SubtleCrypto, key: CryptoKey, account: string): Promise<string> => {
    known = key;
    const signature = new Uint8Array(await signer.sign('HMAC', key, new TextEncoder().encode(account)));
    return Array.from(signature.subarray(0, 16), byte => byte.toString(16).padStart(2, '0')).join('');
  };
  /** Null if the browser has no key. While it cannot be read, the known one counts. */
  const storedKey = (): Promise<CryptoKey | null> =>
    box.read().catch((error: unknown) => {
      if (known === null) throw error;
      return known;
    });
  return {
    fresh: async (account: string): Promise<string> => {
      if (!subtle) return account;
      const key = await storedKey();
      if (key !== null) return signed(subtle, key, account);
      try {
        // The player may have cleared the site. The next page needs the key of this name.
        const made = known ?? (await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']));
        return await signed(subtle, await box.keep(made), account);
      } catch {
        // Some browsers keep no keys in a private window. Points must move there too.
        return account;
      }
    },
    /**
     * All names of the account: older builds and plain http used the fingerprint. The caller must not read a
     * rejection as 'no record'.
     */
    all: async (account: string): Promise<readonly string[]> => {
      if (!subtle) return [account];
      const keys = [known, await storedKey()].filter(key => key !== null);
      const names = await Promise.all(keys.map(key => signed(subtle, key, account)));
      return [...new Set([account, ...names])];
    },
  };
}
