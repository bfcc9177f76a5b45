import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { type MutantRoom, mutantRoomIds, mutantRooms, slowTests } from './rooms.ts';

const root = new URL('../../..', import.meta.url);
const id = mutantRoomIds.find(name => name === process.env['MUTANTS_ROOM']);
const room: MutantRoom | undefined = id && mutantRooms[id];
const tests = room?.tests ?? [];
const exclude = [...slowTests, '**/node_modules/**'];

/** The quick tests of the room that `npm run lab -- mutants` is in. Stryker starts them once for each mutant. */
export default defineConfig({
  root: fileURLToPath(root),
  oxc: { jsx: { development: false } },
  test: {
    pool: 'threads',
    isolate: false,
    testTimeout: room?.waitMs ?? 120_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          environment: 'node',
          include: tests.map(glob => glob.replace('{ts,tsx}', 'ts')),
          exclude: [...exclude, '**/*.tsx'],
          setupFiles: room?.mocked === true ? ['mock-server/http/disk-fixtures.ts'] : [],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: fileURLToPath(new URL('tests/support/window-environment.ts', root)),
          include: tests.filter(glob => glob.includes('tsx')).map(glob => glob.replace('{ts,tsx}', 'tsx')),
          exclude,
          setupFiles: ['tests/support/setup.ts', 'mock-server/http/disk-fixtures.ts'],
        },
      },
    ],
  },
});
