import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeVerifier, matchesPassword, strengthsWith } from '../../src/state/account/verifier.ts';

const mobile = '9876543210';
/** A browser on plain http. */
const withoutSubtle = { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) };
const { crypto } = globalThis;

it('keeps a verifier of the password, and not the password', async () => {
  const verifier = await makeVerifier(crypto, mobile, 'demo1234', 'strong');
  expect(verifier).toMatchObject({ mobile, rounds: 600_000 });
  expect(verifier.salt).toHaveLength(16);
  expect(verifier.mark).toHaveLength(32);
  expect(verifier.key?.extractable).toBe(false);
  expect(await matchesPassword(crypto, verifier, 'demo1234')).toBe(true);
  expect(await matchesPassword(crypto, verifier, 'demo1235')).toBe(false);
});

it.each(['demo1234 ', ' demo1234', 'Demo1234', 'demo12345', 'ｄemo1234', ''])(
  'tells %j from demo1234: passwords are compared byte for byte',
  async password => {
    const verifier = await makeVerifier(withoutSubtle, mobile, 'demo1234', 'weak');
    expect(await matchesPassword(withoutSubtle, verifier, password)).toBe(false);
  },
);

it('tells two ways of writing the same letter apart', async () => {
  const verifier = await makeVerifier(withoutSubtle, mobile, 'caf\u00e9', 'weak');
  expect(await matchesPassword(withoutSubtle, verifier, 'cafe\u0301')).toBe(false);
});

it('is PBKDF2-SHA256 of the salt, as another implementation computes it', async () => {
  const fixed = {
    getRandomValues: <T>(array: T): T => (array instanceof Uint8Array ? array.fill(7) : array, array),
  };
  const verifier = await makeVerifier(fixed, mobile, 'demo1234', 'weak');
  expect(Buffer.from(verifier.mark).toString('hex')).toBe(
    pbkdf2Sync('demo1234', Buffer.alloc(16, 7), 20_000, 32, 'sha256').toString('hex'),
  );
});

it('is first weak and then strong, and only weak where the browser has no crypto.subtle', () => {
  expect(strengthsWith(crypto)).toEqual(['weak', 'strong']);
  expect(strengthsWith(withoutSubtle)).toEqual(['weak']);
});

it('is marked weak where the browser has no crypto.subtle, and still tells', async () => {
  const verifier = await makeVerifier(withoutSubtle, mobile, 'demo1234', 'weak');
  expect(verifier).toMatchObject({ rounds: 20_000, key: null });
  expect(await matchesPassword(withoutSubtle, verifier, 'demo1234')).toBe(true);
  expect(await matchesPassword(crypto, verifier, 'demo1234')).toBe(true);
  expect(await matchesPassword(crypto, verifier, 'other')).toBe(false);
});

it('a strong one cannot be checked without crypto.subtle', async () => {
  const verifier = await makeVerifier(crypto, mobile, 'demo1234', 'strong');
  expect(await matchesPassword(withoutSubtle, verifier, 'demo1234')).toBeNull();
});

it('two players with one password have nothing in common', async () => {
  const [one, other] = await Promise.all([
    makeVerifier(withoutSubtle, mobile, 'demo1234', 'weak'),
    makeVerifier(withoutSubtle, '9876543211', 'demo1234', 'weak'),
  ]);
  expect(one.salt).not.toEqual(other.salt);
  expect(one.mark).not.toEqual(other.mark);
});

it.each<[what: string, change: (mark: readonly number[]) => readonly number[], fits: boolean]>([
  ['the same bytes', mark => mark, true],
  ['another first byte', ([first = 0, ...rest]) => [first ^ 1, ...rest], false],
  ['another last byte', mark => [...mark.slice(0, -1), (mark.at(-1) ?? 0) ^ 128], false],
  ['a byte less', mark => mark.slice(0, -1), false],
  ['a byte more, of zero', mark => [...mark, 0], false],
  ['no bytes', () => [], false],
])('a mark with %s is compared whole', async (_, change, expected) => {
  const salt = new Uint8Array(16).fill(7);
  const mark = Uint8Array.from(change([...pbkdf2Sync('demo1234', salt, 1, 32, 'sha256')]));
  const verifier = { mobile, rounds: 1, salt, key: null, mark };
  expect(await matchesPassword(crypto, verifier, 'demo1234')).toBe(expected);
});
