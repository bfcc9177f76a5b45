import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlacedJson } from '../../src/lib/json-places.ts';

const text = `{
  "a": [1, { "b": "x" }],
  "c": {
    "d": null }
}`;

it.each<[path: string, line: number, column: number]>([
  ['', 1, 1],
  ['a', 2, 3],
  ['a 0', 2, 9],
  ['a 1', 2, 12],
  ['a 1 b', 2, 14],
  ['c', 3, 3],
  ['c d', 4, 5],
  // A missing path gives the place of its deepest existing part.
  ['c x y', 3, 3],
  ['z', 1, 1],
])('%j is in line %i, column %i', (path, line, column) => {
  const read = readPlacedJson(text);
  expect(read.ok && read.value.placeOf([path.split(' ').filter(part => part !== '')])).toEqual({
    line,
    column,
  });
});

it('takes the deepest of several paths', () => {
  const read = readPlacedJson(text);
  expect(read.ok && read.value.placeOf([['c', 'e'], ['c', 'd'], ['a']])).toEqual({ line: 4, column: 5 });
});

it.each<[text: string, line: number, column: number, problem: string]>([
  ['', 1, 1, 'a value expected, but the file ends'],
  ['{"a": 1,\n}', 1, 8, 'one comma too many'],
  ['[1 2]', 1, 4, 'a comma or ] expected'],
  ['{"a": 1\n "b": 2}', 2, 2, 'a comma or } expected'],
  ['{\n  a: 1}', 2, 3, 'the name of a field in double quotes expected'],
  ['{"a" 1}', 1, 6, 'a colon expected'],
  ['{"a": tru}', 1, 7, 'a value expected'],
  ['{"a": "x}', 1, 7, 'a text that ends with a quote expected'],
  ['{"a": 1} x', 1, 10, 'the end of the file expected'],
  ['{"a": {"b": 1, "b": 2}}', 1, 16, 'a.b occurs twice'],
  ['{"a": [1', 1, 9, 'a comma or ] expected, but the file ends'],
])('refuses %j at line %i, column %i', (wrong, line, column, problem) => {
  expect(readPlacedJson(wrong)).toEqual({ ok: false, error: { line, column, problem } });
});

it('refuses a list in a list in a list without an end', () => {
  expect(readPlacedJson('['.repeat(200_000))).toMatchObject({
    ok: false,
    error: { line: 1, column: 102, problem: 'this is nested too deeply' },
  });
});

it('reads all output of JSON.stringify, and finds every part', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
      const written = JSON.stringify(value, null, space);
      const read = readPlacedJson(written);
      expect(read.ok && read.value.value).toEqual(JSON.parse(written));
    }),
  );
});

it('refuses exactly what JSON.parse refuses', () => {
  const pieces = fc.array(
    fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"b"', '1', '-', '0', 'null', ' '),
    {
      maxLength: 9,
    },
  );
  fc.assert(
    fc.property(pieces, parts => {
      const written = parts.join('');
      const read = readPlacedJson(written);
      if (!read.ok && read.error.problem.includes('occurs twice')) return;
      let isJson = true;
      try {
        JSON.parse(written);
      } catch {
        isJson = false;
      }
      expect(read.ok).toBe(isJson);
    }),
    { numRuns: 3000 },
  );
});
