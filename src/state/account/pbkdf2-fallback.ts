import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';

type Bytes = Uint8Array<ArrayBuffer>;

/** PBKDF2-SHA256, 32 bytes: plain http has no `crypto.subtle`. */
export const deriveWithoutSubtle = async (password: Bytes, salt: Bytes, iterations: number): Promise<Bytes> =>
  new Uint8Array(await pbkdf2Async(sha256, password, salt, { c: iterations, dkLen: 32 }));
