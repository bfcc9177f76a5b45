import { expect, it } from 'vitest';
import { failedAfter, loaded, loading, valueOf } from '../../src/lib/remote.ts';

it('a failure keeps the last good value, and the one before it', () => {
  const failed = failedAfter(loaded('markets'));
  expect(failed).toEqual({ kind: 'failed', last: 'markets' });
  expect(failedAfter(failed)).toEqual({ kind: 'failed', last: 'markets' });
});

it('a first failure has nothing to keep', () => {
  expect(failedAfter(loading)).toEqual({ kind: 'failed', last: null });
});

it('the value to show is the loaded or the last good one', () => {
  expect(valueOf(loading)).toBeNull();
  expect(valueOf(loaded(0))).toBe(0);
  expect(valueOf(failedAfter(loaded(7)))).toBe(7);
});
