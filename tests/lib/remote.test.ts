import { expect, it } from 'vitest';
import { loaded, loading, valueOf } from '../../src/lib/remote.ts';

it('the value to show is the loaded or the last good one', () => {
  expect(valueOf(loading)).toBeNull();
  expect(valueOf(loaded(0))).toBe(0);
  expect(valueOf({ kind: 'failed', last: 7, words: null })).toBe(7);
  expect(valueOf({ kind: 'failed', last: null, words: 'why' })).toBeNull();
});
