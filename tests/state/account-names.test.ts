import { expect, it } from 'vitest';
import { receiverHash } from '../../src/domain/placing/traces.ts';
import { createAccountNames, type KeyBox } from '../../src/state/money/account-names.ts';
import { phone } from '../support/example.ts';

const { subtle } = globalThis.crypto;

/** The database of one browser, which all its tabs share. */
function memoryBox(): KeyBox & { failing: boolean; refuses: boolean; readonly clear: () => void } {
  let kept: CryptoKey | null = null;
  const box = {
    failing: false,
    refuses: false,
    read: async () => {
      if (box.failing) throw new Error('The database cannot be opened');
      return kept;
    },
    keep: async (key: CryptoKey) => {
      if (box.failing || box.refuses) throw new Error('DataCloneError');
      kept ??= key;
      return kept;
    },
    clear: () => (kept = null),
  };
  return box;
}

it('an account has one name in a browser, which no other browser gives it', async () => {
  const box = memoryBox();
  const name = await createAccountNames(box, subtle).fresh('one');
  expect(name).toMatch(/^[\da-f]{32}$/);
  const again = createAccountNames(box, subtle);
  expect(await again.fresh('one')).toBe(name);
  expect(await again.fresh('two')).not.toBe(name);
  expect(await createAccountNames(memoryBox(), subtle).fresh('one')).not.toBe(name);
});

it('records are looked for under the fingerprint of older builds too', async () => {
  const names = createAccountNames(memoryBox(), subtle);
  expect(await names.all('one')).toEqual(['one']);
  const name = await names.fresh('one');
  expect(await names.all('one')).toEqual(['one', name]);
});

it('two tabs that begin at once agree on one key', async () => {
  const box = memoryBox();
  const tabs = [createAccountNames(box, subtle), createAccountNames(box, subtle)];
  const given = await Promise.all(tabs.map(tab => tab.fresh('one')));
  expect(new Set(given).size).toBe(1);
  expect(await Promise.all(tabs.map(tab => tab.all('one')))).toEqual(given.map(name => ['one', name]));
});

it('a tab finds the records that another one has named since', async () => {
  const box = memoryBox();
  const tab = createAccountNames(box, subtle);
  expect(await tab.all('one')).toEqual(['one']);
  const name = await createAccountNames(box, subtle).fresh('one');
  expect(await tab.all('one')).toContain(name);
});

it('on plain http the fingerprint is the name', async () => {
  const names = createAccountNames(memoryBox(), undefined);
  expect([await names.fresh('one'), await names.all('one')]).toEqual(['one', ['one']]);
});

it('a browser that keeps no keys has the fingerprint, and its records are found', async () => {
  const box = memoryBox();
  box.refuses = true;
  const names = createAccountNames(box, subtle);
  expect(await names.fresh('one')).toBe('one');
  expect(await names.all('one')).toEqual(['one']);
});

it('while the key cannot be read, a name is neither found nor made, and both calls reject', async () => {
  const box = memoryBox();
  await createAccountNames(box, subtle).fresh('one');
  box.failing = true;
  const names = createAccountNames(box, subtle);
  await expect(names.all('one')).rejects.toThrow();
  await expect(names.fresh('one')).rejects.toThrow();
});

it('a page that knows its key needs the database no more', async () => {
  const box = memoryBox();
  const names = createAccountNames(box, subtle);
  const name = await names.fresh('one');
  box.failing = true;
  expect([await names.fresh('one'), await names.all('one')]).toEqual([name, ['one', name]]);
});

it('a name that is given after the site was cleared is found by the next page', async () => {
  const box = memoryBox();
  const names = createAccountNames(box, subtle);
  await names.fresh('one');
  box.clear();
  const name = await names.fresh('one');
  expect(await createAccountNames(box, subtle).all('one')).toContain(name);
});

it('a page from before the site was cleared finds the records of the pages after it, and its own', async () => {
  const box = memoryBox();
  const before = createAccountNames(box, subtle);
  const old = await before.fresh('one');
  box.clear();
  const name = await createAccountNames(box, subtle).fresh('one');
  expect(name).not.toBe(old);
  expect(await before.all('one')).toEqual(['one', old, name]);
  expect(await before.fresh('one')).toBe(name);
});

it('the key cannot leave the browser', async () => {
  const box = memoryBox();
  await createAccountNames(box, subtle).fresh('one');
  const key = await box.read();
  if (key === null) throw new Error('no key');
  await expect(subtle.exportKey('raw', key)).rejects.toThrow();
});

it('a receiver’s hash differs between neighbouring numbers and is not a mobile number', () => {
  const marks = ['9876543210', '9876543211', '9876543201', '9876543120'].map(text =>
    receiverHash(phone(text)),
  );
  expect(new Set(marks).size).toBe(4);
  for (const mark of marks) expect(mark).toMatch(/^[\da-f]{4}$/);
});
