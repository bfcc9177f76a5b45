import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { figureTable } from './lab/figures/figure-table.ts';
import { folderProblem } from './support/folder-problem.ts';
import ClosingLine from './support/closing-line-reporter.ts';

const problem = folderProblem(fileURLToPath(new URL('..', import.meta.url)));
if (problem !== null) {
  console.error(problem);
  process.exit(2);
}

/** Tests that also run with the developers' React, which draws twice (`strict` in render-app.tsx). */
const strict = ['tests/screens/auth/guards.test.tsx', 'tests/screens/auth/session-ended.test.tsx'];

/** A test that replaces a file of the app, which the screens share, runs in a separate process. */
const alone = 'tests/screens/bid/drawn-parts.test.tsx';

/** FIGURES=usual runs only the tests of figures and `tests/rest` (`npm run test:rest`). */
const figures =
  process.env['FIGURES'] === 'usual'
    ? [
        ...strict,
        'tests/rest/*.test.ts',
        'tests/rest/*.test.tsx',
        ...Object.values(figureTable).flatMap(({ by, usual, test }) =>
          by === 'vitest' && usual !== null ? [test] : [],
        ),
      ]
    : null;
const testsNamed = (ending: '.test.ts' | '.test.tsx'): string[] =>
  figures?.filter(file => file.endsWith(ending)) ?? [`tests/**/*${ending}`];

const exclude = [
  'tests/browser/**',
  'tests/lab/**',
  '**/node_modules/**',
  ...(figures === null ? ['tests/rest/**'] : []),
];

// Each screen makes and drops a document: with room for the young, little is cleared away. Workers take this over.
setFlagsFromString('--min-semi-space-size=64');
setFlagsFromString('--max-semi-space-size=64');

/** The ending distinguishes two kinds of tests: `.test.ts` runs in Node, `.test.tsx` in happy-dom. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { jsx: { development: false } },
  test: {
    pool: 'threads',
    isolate: false,
    // Without a word it keeps one core for itself.
    maxWorkers: '100%',
    // A release run does much more of the same (tests/lab/figures).
    testTimeout: process.env['FIGURE'] === undefined ? 20_000 : 3_600_000,
    globalSetup: 'tests/support/bundled-mock.ts',
    reporters: ['default', new ClosingLine()],
    // Without style sheets a computed style is cheap; the browser tests have them. One test finds its element by class.
    css: { include: /pull-indicator\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },

    coverage: {
      include: ['src/**', 'mock-server/**'],
      reportsDirectory: 'tests/reports/coverage',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          environment: 'node',
          include: testsNamed('.test.ts'),
          exclude,
          setupFiles: [
            'src/ui/layout/common-parts.ts',
            'mock-server/http/disk-fixtures.ts',
            'tests/support/properties.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: fileURLToPath(new URL('support/window-environment.ts', import.meta.url)),
          include: testsNamed('.test.tsx'),
          exclude: [...exclude, alone],
          setupFiles: ['tests/support/setup.ts', 'mock-server/http/disk-fixtures.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          isolate: true,
          environment: fileURLToPath(new URL('support/window-environment.ts', import.meta.url)),
          include: figures === null ? [alone] : [],
          setupFiles: ['tests/support/setup.ts', 'mock-server/http/disk-fixtures.ts'],
        },
      },
    ],
  },
});
