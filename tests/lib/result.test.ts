import { expect, it } from 'vitest';
import { err, ok, type Result } from '../../src/lib/result.ts';

it('a result is either a value or an error', () => {
  const results: Result<number, string>[] = [ok(1), err('none')];
  expect(results.map(result => (result.ok ? result.value : result.error))).toEqual([1, 'none']);
});

it('an error has no value', () => {
  const result: Result<number, string> = Math.PI > 3 ? err('none') : ok(1);
  // @ts-expect-error the value is there only when the result is ok
  expect(result.value).toBeUndefined();
});
