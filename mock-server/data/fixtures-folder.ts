import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Not `new URL(…, import.meta.url)`: the test runner takes that for an asset of a page. */
export const fixturesFolder = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures/');
