import { afterEach, expect, it, vi } from 'vitest';
import { parseStored } from '../../src/storage/table.ts';
import { verifier as schema } from '../../src/storage/verifier.ts';

const verifier = {
  mobile: '9876543210',
  rounds: 20_000,
  salt: new Uint8Array(16).fill(7),
  key: null,
  mark: new Uint8Array(32).fill(9),
};
const makeKey = () => crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

afterEach(() => vi.unstubAllGlobals());

it('a verifier of a password is read with its key, and where there are no keys without one', async () => {
  const strong = { ...verifier, key: await makeKey() };
  expect(parseStored(schema, strong)).toEqual(strong);
  expect(parseStored(schema, verifier)).toEqual(verifier);
  vi.stubGlobal('CryptoKey', undefined);
  expect(parseStored(schema, verifier)).toEqual(verifier);
  expect(parseStored(schema, strong)).toBeNull();
});

it.each<[what: string, change: object]>([
  ['bytes that are a list', { mark: [9, 9] }],
  ['bytes of larger numbers', { salt: new Uint16Array(16) }],
  ['bytes that another thread can change', { mark: new Uint8Array(new SharedArrayBuffer(32)) }],
  ['a key that is none', { key: { type: 'secret' } }],
  ['a key that is missing', { key: undefined }],
])('a verifier with %s is none', (_, change) => {
  expect(parseStored(schema, { ...verifier, ...change })).toBeNull();
});
