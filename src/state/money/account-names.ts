// Anybody can compute the fingerprint of every mobile number. So an account's name is the HMAC of the
// fingerprint, with a key that cannot leave the browser.
import { stored } from '../../storage/table.ts';
import { endsWith } from '../core/database-in-time.ts';
import { withTable } from '../core/with-table.ts';

const table = 'keys';
const only = 'accounts';

/** A log-out keeps this database, because it names attempts and deposits that outlive the session. */
function indexedDbKey(): KeyBox {
  const isKey = (value: unknown): value is CryptoKey => value instanceof CryptoKey;
  return {
    read: () =>
      withTable(stored.keys.key, table, async db => {
        const kept: unknown = await db.get(table, only);
        return isKey(kept) ? kept : null;
      }),
    keep: key =>
      withTable(stored.keys.key, table, async (db, limit) => {
        const writing = db.transaction(table, 'readwrite', { durability: 'strict' });
        const { store, done } = endsWith(limit, writing);
        const before: unknown = await store.get(only);
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
  let known: CryptoKey | null = null;
  const signed = async (signer: SubtleCrypto, key: CryptoKey, account: string): Promise<string> => {
    known = key;
    const signature = new Uint8Array(await signer.sign('HMAC', key, new TextEncoder().encode(account)));
    return Array.from(signature.subarray(0, 16), byte => byte.toString(16).padStart(2, '0')).join('');
  };
  return {
    fresh: async (account: string): Promise<string> => {
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
    /**
     * All names of the account: older builds and plain http used the fingerprint. The caller must not read a
     * rejection as 'no record'.
     */
    all: async (account: string): Promise<readonly string[]> => {
      if (!subtle) return [account];
      const key = known ?? (await box.read());
      return key === null ? [account] : [account, await signed(subtle, key, account)];
    },
  };
}
