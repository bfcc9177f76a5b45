import { expect, it } from 'vitest';
import { marketId } from '../../src/domain/market/market-id.ts';
import type { PastedKey } from '../../src/domain/slip/slip.ts';
import { textOf, withText } from '../../src/live/pasted-texts.ts';

const key: PastedKey = { mobile: '9876543210', game: 'singlePana', market: marketId('1') };
const others: readonly PastedKey[] = [
  { ...key, mobile: '9876543211' },
  { ...key, game: 'doublePana' },
  { ...key, market: marketId('2') },
];

it('a list is kept for its player, game and market alone', () => {
  const kept = withText([], key, '128=50');
  expect(textOf(kept, key)).toBe('128=50');
  expect(others.map(other => textOf(kept, other))).toEqual(['', '', '']);
});

it('a list takes the place of the one before, and of no other', () => {
  const before = others.reduce(
    (kept, other, at) => withText(kept, other, String(at)),
    withText([], key, '128'),
  );
  const after = withText(before, key, ' 137 ');
  expect([key, ...others].map(one => textOf(after, one))).toEqual([' 137 ', '0', '1', '2']);
  expect(after).toHaveLength(4);
});

it('an empty list is not kept', () => {
  expect(withText(withText([], key, '128'), key, ' \n ')).toEqual([]);
});
