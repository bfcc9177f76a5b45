import { expect, it } from 'vitest';
import {
  checkName,
  freeName,
  ownSlips,
  type SavedSlip,
  savingRefused,
  tidyName,
} from '../../../src/domain/slip/saved-slip.ts';

const named = (...names: readonly string[]): readonly SavedSlip[] =>
  names.map(name => ({ id: name, owner: 'a', name, market: 'Kalyan', game: 'singleDigit', rows: [] }));

it('a name is one line without a slash', () => {
  expect(tidyName('  my\n Kalyan / 20\u0000 ')).toBe('my Kalyan - 20');
});

it.each<[typed: string, answer: string]>([
  [' my  Kalyan ', 'my Kalyan'],
  ['   ', 'saved.nameMissing'],
  ['\u200b\u200e', 'saved.nameMissing'],
  ['/', '-'],
  ['MINE', 'saved.nameTaken'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), 'saved.nameLong'],
])('the name %j is %j', (typed, answer) => {
  const found = checkName(named('mine'), typed, null);
  expect(found.ok ? found.value : found.error).toBe(answer);
});

it('players see their own slips only', () => {
  const [one, two] = named('one', 'two');
  if (!one || !two) throw new Error('no slips');
  expect(ownSlips([one, { ...two, owner: 'b' }], 'a')).toEqual([one]);
  expect(ownSlips([one, { ...two, owner: 'b' }], 'c')).toEqual([]);
});

it('a name is taken by any one of the other slips', () => {
  expect(checkName(named('mine', 'yours'), 'Mine', null)).toEqual({ ok: false, error: 'saved.nameTaken' });
  expect(checkName(named('mine', 'yours'), 'yours', 'mine')).toEqual({ ok: false, error: 'saved.nameTaken' });
});

it('a slip may keep its own name in another spelling', () => {
  expect(checkName(named('mine'), 'Mine', 'mine')).toEqual({ ok: true, value: 'Mine' });
});

it('a suggested name is free, and never too long', () => {
  expect(freeName(named('Kalyan', 'kalyan 2'), 'Kalyan')).toBe('Kalyan 3');
  expect(freeName(named('x'.repeat(40)), 'x'.repeat(50))).toBe(`${'x'.repeat(38)} 2`);
  const cut = `${'x'.repeat(37)} yyy`;
  expect(freeName(named(cut.slice(0, 40)), cut)).toBe(`${'x'.repeat(37)} 2`);
});

it('20 slips of 300 bids, and no more', () => {
  const names = Array.from({ length: 20 }, (_, index) => String(index));
  expect(savingRefused(named(...names.slice(1)), 300)).toBeNull();
  expect(savingRefused(named(...names.slice(1)), 301)).toBe('saved.tooLong');
  expect(savingRefused(named(...names), 1)).toBe('saved.tooMany');
});
