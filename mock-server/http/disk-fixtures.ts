import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handIn } from '../data/fixtures.ts';
import { replaceFile } from '../world/disk.ts';

/** Not `new URL(…, import.meta.url)`, which the test runner would bundle as an asset of a page. */
export const fixturesFolder = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures/');

let savedFolder: string | null = null;

/** Returns the paths of the scenarios that are there. The folder is created with the first one. */
export function keepScenariosIn(folder: string): readonly string[] {
  savedFolder = folder;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => join(folder, file));
}

handIn({
  read: file => readFileSync(`${fixturesFolder}${file}`, 'utf8'),
  scenarios: () => readdirSync(`${fixturesFolder}scenarios`),
  outside: path => (existsSync(path) ? readFileSync(path, 'utf8') : null),
  keep: (name, text) => {
    if (savedFolder === null) return null;
    mkdirSync(savedFolder, { recursive: true });
    const path = join(savedFolder, `${name}.json`);
    replaceFile(path, text);
    return path;
  },
});
