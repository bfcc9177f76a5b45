import fc from 'fast-check';
import { expect, it } from 'vitest';
import { embeddedJson } from '../../src/lib/embedded-json.ts';
import { parseJson } from '../../src/lib/json.ts';

it.each([
  ['{"status":true}', { status: true }],
  ['Warning: x on line 3 {"status":false,"msg":"no"} bye', { status: false, msg: 'no' }],
  ['{"a":1}{"b":2}', { a: 1 }],
  ['{not json} {"a":1}', { a: 1 }],
  ['text {"msg":"a } in a \\" string {","n":{"m":1}} more }', { msg: 'a } in a " string {', n: { m: 1 } }],
  ['{ { "a":1}', { a: 1 }],
])('the first object of %j is found', (text, value) => {
  expect(embeddedJson(text)).toEqual(value);
});

it.each(['', 'no braces', '{', '}', '{"a":', '[1,2]', '"{"', '{'.repeat(1000)])('%j has no object', text => {
  expect(embeddedJson(text)).toBeUndefined();
});

it('an object after 64 braces that begin no object is not found', () => {
  expect(embeddedJson(`${'{x}'.repeat(63)}{"a":1}`)).toEqual({ a: 1 });
  expect(embeddedJson(`${'{x}'.repeat(64)}{"a":1}`)).toBeUndefined();
});

it('a text above five million characters is not read', () => {
  expect(embeddedJson(`{"a":"${'x'.repeat(5_000_000)}"}`)).toBeUndefined();
});

it.each(['\\u005f_proto__', '__\\u0070roto__', 'c\\u006fnstructor', 'prototyp\\u0065'])(
  'a key that is escaped to look like none (%s) is dropped all the same',
  key => {
    const value = parseJson(`{"${key}":{"polluted":1},"b":2}`);
    expect(JSON.stringify(value)).toBe('{"b":2}');
  },
);

it('keys that reach the prototype are dropped', () => {
  const value = parseJson('{"__proto__":{"polluted":1},"constructor":1,"a":{"prototype":1,"b":2}}');
  expect(JSON.stringify(value)).toBe('{"a":{"b":2}}');
});

it('text that is not JSON is undefined', () => {
  expect(parseJson('<html>')).toBeUndefined();
});

it('an object is found in any noise without braces', () => {
  const noise = fc.string().map(text => text.replace(/[{}]/g, ''));
  fc.assert(
    fc.property(
      noise,
      fc.dictionary(fc.string({ unit: fc.constantFrom(...'abc{}"') }), fc.string()),
      noise,
      (before, object, after) => {
        expect(embeddedJson(before + JSON.stringify(object) + after)).toEqual({ ...object });
      },
    ),
  );
});
