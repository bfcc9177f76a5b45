import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareStructure } from '../../src/lib/share-structure.ts';

it('equal data is the old data', () => {
  const before = { markets: [{ id: '1', open: 600 }], wallet: null };
  expect(shareStructure(before, structuredClone(before))).toBe(before);
});

it('the unchanged rows of changed data are the old objects', () => {
  const before = {
    markets: [
      { id: '1', result: null },
      { id: '2', result: null },
    ],
  };
  const next = {
    markets: [
      { id: '1', result: null },
      { id: '2', result: '470-1' },
    ],
  };
  const shared = shareStructure(before, next);
  expect(shared).toEqual(next);
  expect(shared.markets[0]).toBe(before.markets[0]);
  expect(shared.markets[1]).not.toBe(before.markets[1]);
});

it.each([
  ['a row more', [1], [1, 2]],
  ['a row less', [1, 2], [1]],
  ['a key more', { a: 1 }, { a: 1, b: 2 }],
  ['a key less', { a: 1, b: 2 }, { a: 1 }],
  ['another key', { a: undefined }, { b: undefined }],
  ['a list for an object', { 0: 1 }, [1]],
  ['an object for nothing', null, { a: 1 }],
  ['nothing for an object', { a: 1 }, null],
])('%s is a change', (_what, before, next) => {
  expect(shareStructure<unknown>(before, next)).toEqual(next);
  expect(shareStructure<unknown>(before, next)).not.toBe(before);
});

it('the shared value equals the new one, and an equal value keeps its reference', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
      expect(shareStructure<unknown>(before, next)).toEqual(next);
      expect(shareStructure<unknown>(before, structuredClone(before))).toBe(before);
    }),
  );
});
