// Documents are for their readers: no marks of the old dialect, and no more words than their purpose needs. Comments and
// titles of tests have a subject and a verb.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { complaintsAbout, lengthOf, sentencesOf } from './support/docs/plain-english.ts';
import { grouped } from '../src/lib/grouped.ts';
import type { Source } from './support/source-rules.ts';
import { riddlesIn, riddlingTitlesIn } from './support/docs/plain-code.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const sourcesIn = (folder: string, ending: RegExp): readonly Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(path => ending.test(path))
    .map(path => ({ path, text: read(path) }));
const documents = [
  ...readdirSync('.'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map(
    name => `docs/${name.replaceAll('\\', '/')}`,
  ),
]
  .filter(path => path.endsWith('.md'))
  .toSorted();

/** The most words of a document, or of several together. Tables count; code and generated parts do not. */
const limits: readonly (readonly [most: number, paths: string])[] = [
  [600, 'README.md'],
  [600, 'CHANGELOG.md'],
  [700, 'CONTRIBUTING.md'],
  [1500, 'docs/architecture.md'],
  [1500, 'docs/reliability.md'],
  [2000, 'docs/design/placing.md'],
  [800, 'docs/mock/start.md'],
  [2500, 'docs/mock/reference.md'],
  [600, 'docs/mock/recording.md'],
  [500, 'docs/mock/shared.md'],
  // 900 for deploy, update and rollback; the rest for the set-up in the browser.
  [1050, 'docs/hosting.md'],
  [600, 'docs/reports/README.md'],
  [1900, 'SECURITY.md docs/privacy.md docs/threat-model.md'],
  [350, 'docs/glossary.md'],
];

const recipes = documents.filter(path => path.startsWith('docs/recipes/'));

/** The specification says everything, and the reports are evidence. All other documents have to share these words. */
const uncounted = /^docs\/(specification\/|endpoints\.md|configuration\.md|reports\/(?!README))/;
const mostTogether = 30_000;

it.each(documents)('%s is in plain English', path => {
  expect(complaintsAbout(read(path))).toEqual([]);
});

it.each(limits)('at most %i words: %s', (most, paths) => {
  const words = paths.split(' ').reduce((sum, path) => sum + lengthOf(read(path)), 0);
  expect(words).toBeLessThanOrEqual(most);
});

it('all documents together have at most 30,000 words', () => {
  const counted = documents.filter(path => !uncounted.test(path));
  expect(counted.length).toBeGreaterThan(40);
  expect(counted.reduce((sum, path) => sum + lengthOf(read(path)), 0)).toBeLessThanOrEqual(mostTogether);
});

it.each(recipes)('%s has at most ten steps, numbered in order', path => {
  const steps = Array.from(read(path).matchAll(/^(\d+)\. /gm), ([, number]) => Number(number));
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.length).toBeLessThanOrEqual(10);
  expect(steps).toEqual(steps.map((_, index) => index + 1));
});

it.each(recipes)('no step of %s has more than three sentences', path => {
  const text = read(path);
  const lines = text.split('\n');
  const steps = sentencesOf(text).filter(({ line }) => /^\d+\. /.test(lines[line - 1] ?? ''));
  const counts = grouped(steps, ({ line }) => line);
  expect([...counts.values()].filter(({ length }) => length > 3).map(([first]) => first.text)).toEqual([]);
});

it.each([
  ['The message stands under its field.', '"stands" for "is"'],
  ['What was typed earlier survives a reload.', '"who" or "what" as a subject'],
  ['Who comes back later sees the dialog.', '"who" or "what" as a subject'],
  ['The player is told of the result.', '"is told" or "is said"'],
  ['A player sees the result of his bid.', '"he" for every user'],
  ['The app keeps our own copy.', '"our" for the project'],
  ['It starts anew.', '"anew" for "again"'],
  [`${'word '.repeat(30)}word.`, '31 words'],
])('stops at %j', (text, why) => {
  expect(complaintsAbout(text)).toEqual([expect.stringContaining(`line 1: ${why}: `)]);
});

it.each([
  'It says "What stands here is told by him." on the screen.',
  "It says 'What stands here is told by him.' on the screen.",
  'The letters `he stands anew` are code.',
  '```\nWhat stands here is our code.\n```',
  '<!-- measured -->\n\nWhat stands here is told.\n\n<!-- /measured -->',
  '## What counts as proof',
  '| What | Who |\n| --- | --- |\n| `id` | 12 |',
  'The rule stands for the whole class. A `1` stands for yes.',
  'What is a pana? It is three digits.',
  'A decision is marked (ours).',
  `Paths: ${'`/path`, '.repeat(40)}\`/last\`.`,
])('passes %j', text => {
  expect(complaintsAbout(text)).toEqual([]);
});

it('divides a document into sentences, items and cells', () => {
  const text =
    '# Title\n\nOne is here. Two\nis here.\n\n- Three, e.g. this.\n- Four\n\n| A |\n| - |\n| five; six |\n';
  expect(sentencesOf(text)).toEqual([
    { line: 3, text: 'One is here.' },
    { line: 3, text: 'Two is here.' },
    { line: 6, text: 'Three, e.g. this.' },
    { line: 7, text: 'Four' },
    { line: 11, text: 'five' },
    { line: 11, text: 'six' },
  ]);
});

it('counts the words that a person wrote', () => {
  expect(lengthOf('# A b\n\nSee [the map](map.md), `x y` – now.\n\n```\nnot this\n```\n')).toBe(8);
});

it.each(['src', 'mock-server'])('no comment in %s begins with what, who or null as its subject', folder => {
  const sources = sourcesIn(folder, /\.(tsx?|css|js)$/);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(riddlesIn)).toEqual([]);
});

it('no title of a test begins with what, who or null as its subject', () => {
  const tests = sourcesIn('tests', /\.(test|spec)\.tsx?$/);
  expect(tests.length).toBeGreaterThan(400);
  expect(tests.flatMap(riddlingTitlesIn)).toEqual([]);
});

it.each([
  '// What comes late waits.',
  '  /** Whoever asks gets it. */',
  '  /**\n   * Null stands for many slips.\n   */',
  '      {/* Who plays sees it. */}',
  '// A slip. What is on it\n// stays.',
])('names a comment like %j', text => {
  expect(riddlesIn({ path: 'src/a.ts', text })).toEqual([expect.stringMatching(/^src\/a\.ts:[12]: /)]);
});

it.each([
  '// Null if it is unknown.',
  '// What does it cost?',
  "const what = 'What is that'; // here",
  '// The value, or\n// Null Island.',
])('passes a comment like %j', text => {
  expect(riddlesIn({ path: 'src/a.ts', text })).toEqual([]);
});

it.each([
  ['it', 'what is left'],
  ['test.only', 'spec 1 §4: who asks'],
  ['it.each([1])', 'null %i stops'],
])('names the title of %s: %s', (call, title) => {
  expect(riddlingTitlesIn({ path: 'tests/a.test.ts', text: `${call}('${title}', f)` })).toEqual([
    `tests/a.test.ts:1: ${title}', f)`,
  ]);
});
