import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handIn } from '../data/fixtures.ts';

/** Not `new URL(…, import.meta.url)`: the test runner takes that for an asset of a page. */
export const fixturesFolder = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures/');

handIn({
  read: file => readFileSync(`${fixturesFolder}${file}`, 'utf8'),
  scenarios: () => readdirSync(`${fixturesFolder}scenarios`),
  outside: path => (existsSync(path) ? readFileSync(path, 'utf8') : null),
});
