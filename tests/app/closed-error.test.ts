import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closedError, closedOrigin, engineOf, ownFileOf } from '../../src/app/reports/closed-error.ts';
import { isClosed } from '../../src/contract/reports.ts';
import { hostile } from '../support/hostile-reports.ts';

const loaded = new Set(['app-2IIPXB44.js', 'chunk-EMANL5KS.js']);
const closed = (thrown: unknown) => closedError('error', thrown, loaded);
const thrown = (message: string, change: object = {}) => Object.assign(new Error(message), change);
const isRow = (row: object): boolean => isClosed('errors', { ...row, route: '/imp', count: 1 });

it.each([
  ["Cannot read properties of undefined (reading 'demo')", 'Cannot read properties of undefined reading …'],
  ['undefined is not an object (evaluating "a.b")', 'undefined is not an object evaluating …'],
  ["Can't find variable: Ramesh", 'Can t find variable …'],
  [
    'Failed to fetch dynamically imported module: https://a.example/assets/a-1.js',
    'Failed to fetch dynamically imported module …',
  ],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=Ramesh', 'React #418'],
  [
    'ResizeObserver loop completed with undelivered notifications.',
    'ResizeObserver loop completed with undelivered notifications',
  ],
  ['Unexpected token \'D\', "Demo is 1,250"... is not valid JSON', 'Unexpected token … is not valid JSON'],
  ['Balance of Ramesh Kumar: 1,250 pts', '… of …'],
  ['', ''],
  ['the '.repeat(1000), 'the '.repeat(24).trim()],
])('of the message %s it keeps %s', (message, kept) => {
  const row = closed(thrown(message));
  expect(row.message).toBe(kept);
  expect(isRow(row)).toBe(true);
});

it('a stack has the lines of files that the page has loaded, and no others', () => {
  const stack = [
    'TypeError: at https://site.example/assets/app-2IIPXB44.js:1:1 said 9876543210',
    '    at Ramesh (https://site.example/assets/chunk-EMANL5KS.js:12:345678)',
    '    at https://site.example/assets/app-ABCDEFGH.js:1:2',
    '    at https://site.example/login?mobile=9876543210:1:2',
    'Ramesh@https://site.example/assets/app-2IIPXB44.js:9876543210:1',
  ].join('\n');
  expect(closed(thrown('', { stack })).stack).toEqual(['app-2IIPXB44.js:1:1', 'chunk-EMANL5KS.js:12:345678']);
});

it.each(hostile)('%s passes on no way', word => {
  const throws = [
    word,
    { message: word },
    thrown(word),
    thrown(`Failed to fetch ${word}`),
    thrown('', { name: word }),
    thrown('', { stack: `Error: ${word}\n at ${word} (https://site.example/assets/${word}.js:1:1)` }),
    thrown('', { message: { toString: () => word }, stack: 5 }),
    thrown('', { cause: word }),
    new DOMException(word, 'AbortError'),
    Promise.resolve(word),
  ];
  const rows = throws.map(one => closed(one));
  expect(rows.every(isRow)).toBe(true);
  const origins = [
    word,
    `https://${encodeURIComponent(word)}.evil.example/${word}?${word}`,
    `https://evil.example/${word}`,
  ];
  const files = [`https://site.example/assets/${word}.js`, `https://site.example/assets/${word}`];
  const all = JSON.stringify([
    ...rows,
    ...origins.map(closedOrigin),
    ...files.map(file => ownFileOf(file, 'https://site.example/assets/')),
    engineOf(word),
    engineOf(`Firefox/${word}`),
  ]);
  for (const part of word.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 3)) {
    if (!['https', 'site', 'example'].includes(part)) expect(all).not.toContain(part);
  }
});

it('a report row fits the schema for any thrown value', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), fc.string(), fc.string(), (reason, message, name, stack) => {
      expect(isRow(closed(reason))).toBe(true);
      expect(isRow(closed(thrown(message, { name, stack })))).toBe(true);
    }),
  );
});

it.each([
  ['https://evil.example/a?b=9876543210', 'https://evil.example'],
  ['https://ramesh.evil.example', 'https://evil.example'],
  ['https://cdn.evil.co.in/a', 'https://evil.co.in'],
  ['https://cdn2.example', 'https://cdn#.example'],
  ['http://127.0.0.1:3000/a', 'http://#.#'],
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data', 'data'],
  ['blob:https://site.example/1', 'blob'],
  ['', 'other'],
])('of what was blocked, %s, it keeps %s', (blocked, kept) => {
  expect(closedOrigin(blocked)).toBe(kept);
  expect(isClosed('violations', { directive: 'img-src', blocked: kept, route: '/', count: 1 })).toBe(true);
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
    'Chromium 147',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Gecko 140'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'WebKit 18',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'WebKit 17',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'WebKit 17',
  ],
  ['nothing known', 'other 0'],
])('%s is %s', (agent, engine) => {
  expect(engineOf(agent)).toBe(engine);
});
