import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  complaintsAbout,
  importsOf,
  type ImportTable,
  type Order,
  type Source,
} from './support/source-rules.ts';

/** The tables of docs/architecture.md "What may import what" are the rules: a room, other rooms, packages. */
const [imports = '', inner = ''] = readFileSync('docs/architecture.md', 'utf8')
  .split('## What may import what')
  .slice(1)
  .flatMap(text => text.split('Four rooms are divided'));

const rowsOf = (table: string): readonly (readonly string[])[] =>
  [...table.matchAll(/^\| `.*$/gm)].map(([row]) => row.split('|').slice(1, -1));
const wordsIn = (cell = ''): readonly string[] =>
  [...cell.matchAll(/(types of )?`([^`]+)`/g)].map(([, types, word = '']) => (types ? `type ${word}` : word));

/** `lib` is `src/lib`, and each area of screens is a room. */
const placeOf = (room: string): string =>
  /^(type )?(mock-server|tests|build)\b/.test(room) ? room : room.replace(/^(type )?/, '$1src/');

const mayImport: ImportTable = Object.fromEntries(
  rowsOf(imports).map(([room, rooms, packages]) => [
    wordsIn(room).map(placeOf).join(''),
    [...wordsIn(rooms).map(placeOf), ...wordsIn(packages)],
  ]),
);

/** A room may import the rooms at its left. */
const order: Order = Object.fromEntries(
  rowsOf(inner.slice(0, inner.indexOf('\n\n`'))).map(([room, rooms]) => [
    wordsIn(room).map(placeOf).join(''),
    wordsIn(rooms),
  ]),
);

const ours: readonly Source[] = ['src', 'mock-server']
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  )
  .concat('build.ts')
  .filter(path => /\.(tsx?|css)$/.test(path))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }));

/** How many inputs the slice of a figure has. */
const sizes: ReadonlySet<string> = new Set([
  'tests/lab/figures/figure-run.ts',
  'tests/lab/figures/figure-table.ts',
]);

it('finds the files of every room', () => {
  const empty = Object.keys(mayImport).filter(room => !ours.some(({ path }) => path.startsWith(room)));
  expect(empty).toEqual([]);
});

it('outside of the laboratory a test takes nothing of it but the size of its figure', () => {
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map(name => `tests/${name.replaceAll('\\', '/')}`)
    .filter(path => /\.tsx?$/.test(path) && !path.startsWith('tests/lab/'))
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));
  const taken = tests.flatMap(source =>
    importsOf(source)
      .filter(({ target }) => target.startsWith('tests/lab/') && !sizes.has(target))
      .map(({ target }) => `${source.path} takes ${target}`),
  );
  expect(taken).toEqual([]);
});

it('every file keeps the rules of the house', () => {
  expect(ours.flatMap(source => complaintsAbout(source, mayImport, order))).toEqual([]);
});

it.each<[path: string, complaint: string, text: string]>([
  ['src/lib/a.ts', 'may not import src/domain/b.ts', "import { b } from '../domain/b.ts';"],
  ['src/domain/a.ts', 'may not import src/text/en.ts', "import { en } from '../text/en.ts';"],
  ['src/contract/a.ts', 'may not import jotai', "import {\n  atom,\n} from 'jotai';"],
  ['src/state/a.ts', 'may not import src/ui/b.tsx', "const lazy = () => import('../ui/b.tsx');"],
  [
    'src/screens/bid/a.tsx',
    'may not import src/screens/wallet/b.tsx',
    "import { B } from '../wallet/b.tsx';",
  ],
  [
    'src/screens/bid/a.tsx',
    'may not import src/api/client.ts',
    "import { send } from '../../api/client.ts';",
  ],
  [
    'src/screens/bid/a.tsx',
    'takes atom from jotai, whose hooks alone are for screens',
    "import { atom } from 'jotai';",
  ],
  ['mock-server/main.ts', 'may not import src/state/b.ts', "import '../src/state/b.ts';"],
  [
    'src/state/core/a.ts',
    'may not import src/state/money/b.ts, which comes after it',
    "import type { B } from '../money/b.ts';",
  ],
  ['mock-server/spare/a.ts', 'stands in a folder that the order of mock-server does not name', ''],
  ['src/spare/a.ts', 'stands in a place without a row in the import table', ''],
  ['src/lib/a.ts', 'imports src/lib/b without its ending', "import { b } from './b';"],
  ['src/lib/bigWord.ts', 'is not named in kebab-case', ''],
  ['src/lib/a.ts', 'is longer than 300 lines', 'x;\n'.repeat(301)],
  ['src/lib/a.ts', 'has a default export', 'export default 1;'],
  ['src/api/a.ts', 'hands on the exports of another file', "export { b } from './b.ts';"],
  ['src/screens/bid/a.module.css', 'is a style sheet outside of ui', ''],
  [
    'src/ui/a.tsx',
    'imports react-hot-toast outside of ui/overlays/toast',
    "import { toast } from 'react-hot-toast/headless';",
  ],
  [
    'src/screens/bid/a.tsx',
    'reads signals without useSignals()',
    "import { slip } from '../../live/slip.ts';\n// useSignals()",
  ],
  [
    'src/screens/bid/a.tsx',
    'navigates after an await, when the player may have left the screen',
    "  const submit = async () => {\n    await send();\n    go('/imp');\n  };",
  ],
  ['src/domain/a.ts', 'reaches for Date.now, which must be passed in', 'const now = Date.now();'],
  ['src/lib/a.ts', 'reaches for window.alert, which must be passed in', 'window.alert(1);'],
  ['src/state/a.ts', "uses the wire's name wallet_amt", 'const { wallet_amt } = reply;'],
])('tells that %s %s', (path, complaint, text) => {
  expect(complaintsAbout({ path, text }, mayImport, order)).toEqual([`${path} ${complaint}`]);
});

it.each<[path: string, text: string]>([
  ['src/domain/a.ts', "import type { Key } from '../text/en.ts';\nimport { type B } from '../text/b.ts';"],
  ['src/contract/a.ts', "export const schema = { wallet_amt: 'text' };"],
  ['src/state/a.ts', "// wallet_amt is the wire's\nexport const id = 'wallet_amt'; /* document.title */"],
  ['src/screens/bid/a.tsx', "import { slip } from '../../live/slip.ts';\nuseSignals();"],
  [
    'src/screens/bid/a.tsx',
    "  const submit = async () => {\n    await send();\n    return () => go('/imp');\n  };",
  ],
  [
    'src/screens/bid/a.tsx',
    "const send = async () => {\n  await post();\n};\nconst leave = () => go('/imp');",
  ],
  [
    'src/ui/overlays/toaster.tsx',
    "import { useToaster } from 'react-hot-toast/headless';\nimport css from './toaster.module.css';",
  ],
])('is content with %s: %s', (path, text) => {
  expect(complaintsAbout({ path, text }, mayImport, order)).toEqual([]);
});
