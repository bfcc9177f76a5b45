import type { Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { chunkPlan } from '../../src/export/chunk-plan.ts';

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

const plan = chunkPlan(
  metafile({
    'src/main.tsx': [
      ['src/app.ts', 'import-statement'],
      ['src/login.ts', 'dynamic-import'],
      ['src/home.ts', 'dynamic-import'],
      ['src/a.ts', 'dynamic-import'],
      ['src/b.ts', 'dynamic-import'],
    ],
    'src/app.ts': [],
    'src/login.ts': [['src/page.ts', 'import-statement']],
    'src/home.ts': [
      ['src/page.ts', 'import-statement'],
      ['src/card.ts', 'import-statement'],
      ['src/slider.ts', 'import-statement'],
    ],
    'src/page.ts': [],
    'src/slider.ts': [],
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
  [['src/login.ts'], ['src/home.ts'], ['src/a.ts', 'src/b.ts']],
  [],
);

it('the first load has the files that the entry reaches and those that the first two groups share', () => {
  expect([...plan.initial]).toEqual(['src/main.tsx', 'src/page.ts', 'src/app.ts']);
  expect([...plan.onDemand.keys()]).toEqual(['src/login.ts', 'src/home.ts', 'src/a.ts', 'src/b.ts']);
});

it('a file that several late files need goes with the first list that needs it', () => {
  expect(plan.shared.map(files => [...files])).toEqual([[], ['src/card.ts'], ['src/both.ts'], []]);
  expect(['src/login.ts', 'src/home.ts', 'src/a.ts', 'src/b.ts'].map(plan.partsOf)).toEqual([
    [],
    [1],
    [1, 2],
    [2],
  ]);
});

it('a file that only two files of separateGroups need is loaded with them, and not with a third', () => {
  const parted = chunkPlan(
    metafile({
      'src/main.tsx': [
        ['src/login.ts', 'dynamic-import'],
        ['src/home.ts', 'dynamic-import'],
        ['src/a.ts', 'dynamic-import'],
        ['src/b.ts', 'dynamic-import'],
        ['src/c.ts', 'dynamic-import'],
      ],
      'src/login.ts': [],
      'src/home.ts': [],
      'src/a.ts': [
        ['src/slips.ts', 'import-statement'],
        ['src/dialog.ts', 'import-statement'],
      ],
      'src/b.ts': [
        ['src/slips.ts', 'import-statement'],
        ['src/dialog.ts', 'import-statement'],
      ],
      'src/c.ts': [['src/dialog.ts', 'import-statement']],
      'src/slips.ts': [],
      'src/dialog.ts': [],
    }),
    'src/main.tsx',
    [['src/login.ts'], ['src/home.ts'], ['src/a.ts', 'src/c.ts']],
    [['src/a.ts', 'src/b.ts']],
  );
  expect(parted.shared.map(files => [...files])).toEqual([[], [], ['src/dialog.ts'], [], ['src/slips.ts']]);
  expect(['src/a.ts', 'src/b.ts', 'src/c.ts'].map(parted.partsOf)).toEqual([[2, 4], [2, 4], [2]]);
});

it('no screen loads files that only parts outside the groups share, even if separateGroups lists them', () => {
  const beside = chunkPlan(
    metafile({
      'src/main.tsx': [
        ['src/login.ts', 'dynamic-import'],
        ['src/home.ts', 'dynamic-import'],
        ['src/a.ts', 'dynamic-import'],
      ],
      'src/login.ts': [],
      'src/home.ts': [],
      'src/a.ts': [
        ['src/sheet.ts', 'dynamic-import'],
        ['src/notice.ts', 'dynamic-import'],
      ],
      'src/sheet.ts': [['src/rule.ts', 'import-statement']],
      'src/notice.ts': [['src/rule.ts', 'import-statement']],
      'src/rule.ts': [],
    }),
    'src/main.tsx',
    [['src/login.ts'], ['src/home.ts'], ['src/a.ts']],
    [['src/a.ts', 'src/sheet.ts', 'src/notice.ts']],
  );
  expect(beside.shared.map(files => [...files])).toEqual([[], [], [], ['src/rule.ts'], []]);
  expect(['src/a.ts', 'src/sheet.ts', 'src/notice.ts'].map(beside.partsOf)).toEqual([[], [3], [3]]);
});
