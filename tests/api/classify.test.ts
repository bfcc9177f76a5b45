import { expect, it } from 'vitest';
import { classify } from '../../src/api/api-error.ts';
import { err, ok } from '../../src/lib/result.ts';

it('a reply that was read is placed', () => {
  expect(classify(ok(null))).toBe('placed');
});

it('a status that is present and not true is rejected', () => {
  expect(classify(err({ kind: 'refused', message: null }))).toBe('rejected');
});

it.each([400, 401, 403, 404, 405, 413, 415, 422, 429])('http %i is rejected', status => {
  expect(classify(err({ kind: 'http', status }))).toBe('rejected');
});

it.each([0, 301, 304, 402, 406, 408, 409, 410, 418, 423, 425, 451, 499, 500, 501, 502, 503, 504, 520, 599])(
  'http %i is unclear',
  status => {
    expect(classify(err({ kind: 'http', status }))).toBe('unclear');
  },
);

it.each([
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'unreadable' },
  { kind: 'noStatus' },
  { kind: 'shape', path: 'status' },
] as const)('the end is unclear after $kind', error => {
  expect(classify(err(error))).toBe('unclear');
});
