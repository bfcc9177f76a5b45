import { expect, it } from 'vitest';
import { fingerprint } from '../../src/lib/fingerprint.ts';

it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('%j is known as %s (the published vectors of FNV-1a)', (text, known) => {
  expect(fingerprint(text)).toBe(known);
});
