import { type Verifier, verifier as schema } from '../../storage/verifier.ts';
import type { BrowserCrypto, VerifierStore } from '../core/environment-types.ts';
import type { IDBPDatabase } from 'idb';
import { parseStored, stored } from '../../storage/table.ts';
import { withTable } from '../core/with-table.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const rounds = { strong: 600_000, weak: 20_000 };

type Strength = keyof typeof rounds;

/**
 * In the order in which they are made. Without `crypto.subtle` a slow phone takes half a second for the weak one, and
 * far too long for the strong one.
 */
export const strengthsWith = ({ subtle }: BrowserCrypto): readonly Strength[] =>
  subtle ? ['weak', 'strong'] : ['weak'];

export async function makeVerifier(
  crypto: BrowserCrypto,
  mobile: string,
  password: string,
  strength: Strength,
) {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const derived = await derive(crypto, password, salt, rounds[strength]);
  const made = { mobile, rounds: rounds[strength], salt };
  const { subtle } = crypto;
  if (!subtle) return { ...made, key: null, mark: derived };
  const key = await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return { ...made, key, mark: await sign(subtle, key, derived) };
}

/** Null if this browser cannot check the verifier. */
export async function matchesPassword(crypto: BrowserCrypto, verifier: Verifier, password: string) {
  const { key, salt, mark } = verifier;
  const { subtle } = crypto;
  if (key !== null && !subtle) return null;
  const derived = await derive(crypto, password, salt, verifier.rounds);
  return equalBytes(key !== null && subtle ? await sign(subtle, key, derived) : derived, mark);
}

const sign = async (subtle: SubtleCrypto, key: CryptoKey, data: Bytes): Promise<Bytes> =>
  new Uint8Array(await subtle.sign('HMAC', key, data));

async function derive({ subtle }: BrowserCrypto, password: string, salt: Bytes, iterations: number) {
  const bytes = new TextEncoder().encode(password);
  if (subtle) {
    const material = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
    return new Uint8Array(await subtle.deriveBits(how, material, 256));
  }
  // On plain http `crypto.subtle` is missing.
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return new Uint8Array(await pbkdf2Async(sha256, bytes, salt, { c: iterations, dkLen: 32 }));
}

/** Takes the same time wherever the bytes differ, so that timing reveals nothing. */
function equalBytes(a: Bytes, b: Bytes): boolean {
  let difference = a.length ^ b.length;
  a.forEach((byte, index) => {
    difference |= byte ^ (b[index] ?? 0);
  });
  return difference === 0;
}

const table = 'verifiers';
const only = 'current';

/** Only IndexedDB can store a key that scripts cannot read. */
export function indexedVerifiers(): VerifierStore {
  const withDb = <T>(act: (db: IDBPDatabase) => Promise<T>) => withTable(stored.passwords.key, table, act);
  return {
    read: () => withDb(async db => parseStored(schema, await db.get(table, only))),
    write: verifier => withDb(async db => void (await db.put(table, verifier, only))),
    clear: () => withDb(db => db.clear(table)),
  };
}
