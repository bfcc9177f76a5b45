// docs/reports/asvs.md answers every item of levels 1 and 2 of OWASP ASVS 5.0.0. That its links resolve is in docs.test.ts.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { linksOf } from './support/docs/papers.ts';

const paper = readFileSync('docs/reports/asvs.md', 'utf8');

/** How many items of levels 1 and 2 each section has, chapter by chapter. Those of level 3 follow them. */
const counts: readonly (readonly number[])[] = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  // Sections 3.1 and 3.6 have items of level 3 alone.
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1, 0],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7, 0],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];
const items = counts.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter + 1}.${section + 1}.${index + 1}`),
  ),
);

/** The rows: `- **1.2.3, 1.2.4** The requirement. **Held** by …` */
const rows = Array.from(
  paper.replaceAll('\n  ', ' ').matchAll(/^- \*\*([^*]+)\*\* (.*)$/gm),
  ([, numbers = '', text = '']) => ({ numbers: numbers.split(', '), text }),
);

/** The items that a row's number means: itself, or all of a chapter (`V9`) or a section (`V9.1`). */
const itemsOf = (number: string): readonly string[] =>
  number.startsWith('V') ? items.filter(item => item.startsWith(`${number.slice(1)}.`)) : [number];

it('knows the 253 items', () => {
  expect(items).toHaveLength(253);
});

it('has every item once, in order, and no other', () => {
  const named = rows.flatMap(({ numbers }) => numbers.flatMap(itemsOf));
  const inOrder = named.toSorted((a, b) => items.indexOf(a) - items.indexOf(b));
  expect(inOrder).toEqual(items);
});

it('answers each row in one way: with tests, a paper, or a reason', () => {
  const wrong = rows.filter(({ numbers, text }) => {
    const answers = [...text.matchAll(/\*\*(Held|Paper|Provider|Operator|None here|Open)\*\*/g)].map(
      ([, word]) => word,
    );
    const links = linksOf(text);
    const tests = links.filter(link => link.startsWith('../../tests/'));
    if (answers.length !== 1 || numbers.some(number => itemsOf(number).length === 0)) return true;
    if (answers[0] === 'Held') return tests.length === 0;
    return answers[0] === 'Paper' ? links.length === 0 : !/\*\*: \S.{8,}\.$/.test(text);
  });
  expect(wrong).toEqual([]);
});

it('names tests that are there, and only files that hold tests', () => {
  const tests = rows.flatMap(({ text }) => linksOf(text)).filter(link => link.includes('/tests/'));
  expect(tests.length).toBeGreaterThan(100);
  const wrong = tests.filter(link => {
    const file = posix.join('docs/reports', link);
    return !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file);
  });
  expect(wrong).toEqual([]);
});
