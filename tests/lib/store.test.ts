import { expect, it } from 'vitest';
import { createEntry, type KeyValueStore } from '../../src/lib/store.ts';

const parseText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function memory(): KeyValueStore & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: key => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: key => void texts.delete(key),
  };
}

it('a written value is read back until it is dropped', () => {
  const entry = createEntry(memory(), 'v1.name', parseText);
  expect(entry.read()).toBeNull();
  expect(entry.write('Demo Player')).toBe(true);
  expect(entry.read()).toBe('Demo Player');
  entry.drop();
  expect(entry.read()).toBeNull();
});

it.each(['{"half":', '12', 'null', ''])('%j does not parse, and is dropped from the store', garbage => {
  const store = memory();
  store.texts.set('v1.name', garbage);
  expect(createEntry(store, 'v1.name', parseText).read()).toBeNull();
  expect(store.texts.size).toBe(0);
});

it('a store that is full or forbidden reads as empty and never throws', () => {
  const forbidden = (): never => {
    throw new Error('forbidden');
  };
  const entry = createEntry(
    { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
    'v1.name',
    parseText,
  );
  expect(entry.write('Demo Player')).toBe(false);
  entry.drop();
  expect(entry.read()).toBeNull();
});
