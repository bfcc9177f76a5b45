import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { TestModule } from 'vitest/node';
import { type NamedTest, titlesIn } from './held-by.ts';
import { specificationOf } from './specification.ts';

/** The two specifications, which code and tests cite as `spec 1` and `spec 2`. */
const papers = [
  [1, 'docs/specification/accounts-and-wallet.md'],
  [2, 'docs/specification/bidding-and-history.md'],
] as const;

/**
 * The problems of the specification after a run of all unit tests: sections and messages without a test, and lists of
 * tests that are out of date. Empty when only some tests ran. `UPDATE_DOCS=1` writes the lists.
 */
export function specificationProblems(modules: readonly TestModule[]): readonly string[] {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter(file => !file.includes('node_modules'))
    .map(file => `tests/${file}`);
  const ran = new Set(modules.map(fileOf));
  const filtered = modules.some(({ project }) => project.vitest.config.testNamePattern !== undefined);
  if (filtered || files.some(file => /\.test\.tsx?$/.test(file) && !ran.has(file))) return [];

  // Files run in the order of their last durations, which differs from one machine to the next.
  const tests = [
    ...modules.flatMap(unitsOf),
    ...files.filter(file => file.endsWith('.spec.ts')).flatMap(flowsOf),
  ].toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
  return papers.flatMap(([paper, file]) => paperProblems(paper, file, tests));
}

/** The problems of one specification. With `UPDATE_DOCS=1` its lists are written first. */
function paperProblems(paper: 1 | 2, file: string, tests: readonly NamedTest[]): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const { doc, missing } = specificationOf(paper, source, tests);
  if (doc === source) return missing;
  if (process.env['UPDATE_DOCS'] !== '1')
    return [
      ...missing,
      `${file} is out of date: UPDATE_DOCS=1 npx vitest run --config tests/vitest.config.ts`,
    ];
  writeFileSync(file, doc);
  return missing;
}

const fileOf = ({ moduleId }: TestModule): string => moduleId.slice(moduleId.lastIndexOf('/tests/') + 1);

/** Skipped tests do not count. */
const unitsOf = (module: TestModule): readonly NamedTest[] =>
  [...module.children.allTests()]
    .filter(test => test.result().state !== 'skipped')
    .map(test => ({ file: fileOf(module), title: test.name }));

const flowsOf = (file: string): readonly NamedTest[] =>
  titlesIn(readFileSync(file, 'utf8')).map(title => ({ file, title }));
