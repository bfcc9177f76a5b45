// Runs units and screens without a browser: `npm run unit`. Arguments are for Vitest, such as a file or a
// folder. `related` runs the tests near the changes since the last commit, `related main` since that branch.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', [...words], { encoding: 'utf8' }).split('\n');
const sources = (): readonly string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard', 'src', 'mock-server', 'tests');
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The files that `file` imports. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

/**
 * Tests that are changed, or that import a changed file directly or through one other file. For files on
 * screen also the tests in the folder of the same name. Vitest's own `related` would run every screen test,
 * because the app imports nearly every file.
 */
function testsNear(changed: readonly string[]): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const file of sources().filter(one => /\.tsx?$/.test(one)))
    for (const path of importsOf(file)) importers.set(path, [...(importers.get(path) ?? []), file]);
  const above = (files: readonly string[]): readonly string[] =>
    files.flatMap(file => importers.get(file) ?? []);
  const direct = above(changed);
  const folders = changed
    .filter(file => /^src\/(screens|app|ui)\//.test(file))
    .map(file => `${dirname(file).replace('src/', 'tests/')}/`);
  const beside = sources().filter(file => folders.some(folder => file.startsWith(folder)));
  return [...new Set([...changed, ...direct, ...above(direct), ...beside])].filter(isTest);
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'related') {
  const [since = 'HEAD', ...words] = rest[0]?.startsWith('-') === true ? ['HEAD', ...rest] : rest;
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', '--merge-base', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const near = testsNear(changed);
  if (near.length > 0) run([...near, ...words]);
  else console.log(`No test is near what has changed since ${since}`);
} else run(process.argv.slice(2));

function run(words: readonly string[]): void {
  const command = ['run', '--config', 'tests/vitest.config.ts', ...words];
  process.exitCode = spawnSync('vitest', command, { stdio: 'inherit' }).status ?? 1;
}
