import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { TestModule } from 'vitest/node';
import { coverageOf, type NamedTest, titlesIn } from './coverage.ts';
import { specSections } from './spec-rows.ts';

const docFile = 'docs/coverage.md';

/**
 * What a run of all unit tests owes the specification: a test for each of its lines, and a document that says so.
 * Empty for a run of some tests, whose names prove nothing. `UPDATE_DOCS=1` writes the document.
 */
export function coverageProblems(modules: readonly TestModule[]): readonly string[] {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(file => `tests/${file}`);
  const ran = new Set(modules.map(fileOf));
  const filtered = modules.some(({ project }) => project.vitest.config.testNamePattern !== undefined);
  if (filtered || files.some(file => /\.test\.tsx?$/.test(file) && !ran.has(file))) return [];

  const tests = [
    ...modules.flatMap(testsOf),
    ...files.filter(file => file.endsWith('.spec.ts')).flatMap(flowsOf),
  ];
  const { doc, missing } = coverageOf(specSections, tests.toSorted(byFile));
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(docFile, doc);
  if (existsSync(docFile) && readFileSync(docFile, 'utf8') === doc) return missing;
  return [
    ...missing,
    `${docFile} is out of date: UPDATE_DOCS=1 npx vitest run --config tests/vitest.config.ts`,
  ];
}

const fileOf = ({ moduleId }: TestModule): string => moduleId.slice(moduleId.lastIndexOf('/tests/') + 1);

/** Tests that are left out hold nothing. */
const testsOf = (module: TestModule): readonly NamedTest[] =>
  [...module.children.allTests()]
    .filter(test => test.result().state !== 'skipped')
    .map(test => ({ file: fileOf(module), title: test.name }));

const flowsOf = (file: string): readonly NamedTest[] =>
  titlesIn(readFileSync(file, 'utf8')).map(title => ({ file, title }));

const byFile = (one: NamedTest, other: NamedTest): number =>
  one.file < other.file ? -1 : Number(one.file > other.file);
