import type { Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { planOf } from '../../src/export/modules.ts';

type Imports = readonly (readonly [path: string, kind: 'import-statement' | 'dynamic-import'])[];
const metafile = (files: Readonly<Record<string, Imports>>): Metafile => ({
  inputs: Object.fromEntries(
    Object.entries(files).map(([path, imports]) => [
      path,
      { bytes: 1, imports: imports.map(([target, kind]) => ({ path: target, kind })) },
    ]),
  ),
  outputs: {},
});

it('tells what the first load, the home screen and the rest have of their own and in common', () => {
  const plan = planOf(
    metafile({
      'src/main.tsx': [
        ['src/app.ts', 'import-statement'],
        ['src/home.ts', 'dynamic-import'],
        ['src/a.ts', 'dynamic-import'],
        ['src/b.ts', 'dynamic-import'],
      ],
      'src/app.ts': [],
      'src/home.ts': [['src/card.ts', 'import-statement']],
      'src/card.ts': [['src/app.ts', 'import-statement']],
      'src/a.ts': [
        ['src/card.ts', 'import-statement'],
        ['src/both.ts', 'import-statement'],
      ],
      'src/b.ts': [
        ['src/both.ts', 'import-statement'],
        ['node_modules/x.js', 'import-statement'],
      ],
      'src/both.ts': [['node_modules/x.js', 'import-statement']],
      'node_modules/x.js': [],
    }),
    'src/main.tsx',
    ['src/home.ts'],
  );
  expect(plan.layers.map(({ name, files }) => [name, [...files]])).toEqual([
    ['src/main.tsx', ['src/main.tsx', 'src/app.ts']],
    ['src/home.ts', ['src/home.ts', 'src/card.ts']],
    ['shared:all', ['src/both.ts']],
  ]);
  expect([...plan.later.keys()]).toEqual(['src/home.ts', 'src/a.ts', 'src/b.ts']);
});
