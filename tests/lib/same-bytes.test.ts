import { expect, it } from 'vitest';
import { sameBytes } from '../../src/lib/same-bytes.ts';

it.each<[a: number[], b: number[], same: boolean]>([
  [[], [], true],
  [[1, 2, 3], [1, 2, 3], true],
  [[1, 2, 3], [1, 2, 4], false],
  [[1, 2, 3], [0, 2, 3], false],
  [[1, 2, 3], [1, 2], false],
  [[1, 2], [1, 2, 0], false],
  [[], [0], false],
])('%j and %j: %s', (a, b, same) => {
  expect(sameBytes(Uint8Array.from(a), Uint8Array.from(b))).toBe(same);
});
