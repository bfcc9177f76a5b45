import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { complaintsAbout, type ImportTable, type Order, type Source } from './support/source-rules.ts';

/**
 * The table of docs/architecture.md "What may import what": a room, other rooms of src, packages. An area of screens is
 * a room.
 */
const rows = [
  ['src/lib', '', ''],
  ['src/domain', 'lib types:text', ''],
  ['src/contract', 'lib domain', 'valibot'],
  ['src/api', 'lib domain contract', 'valibot'],
  ['src/storage', 'lib domain', 'valibot'],
  ['src/text', '', ''],
  ['src/nav', 'lib domain text', 'react wouter'],
  ['src/state', 'lib domain contract api storage types:text', 'jotai idb @noble/hashes'],
  ['src/live', 'lib domain storage', 'react @preact/signals-react'],
  ['src/ui', 'lib domain text', 'react react-dom react-hot-toast/headless dompurify uqr'],
  [
    'src/screens',
    'lib domain text nav state live ui screens/records',
    'react jotai @preact/signals-react/runtime',
  ],
  ['src/sw', 'api/config.ts', ''],
  [
    'src/app',
    'lib domain contract api storage text nav state live ui screens sw',
    'react react-dom/server jotai wouter @preact/signals-react/runtime',
  ],
  ['src/main.tsx', 'lib domain api text nav state live ui app', 'react react-dom jotai'],
  ['src/css-modules.d.ts', '', ''],
  ['src/verify', 'lib domain contract api', 'valibot node:'],
  ['mock-server', 'lib domain contract verify api/config.ts', 'json-server valibot @noble/hashes node:'],
  [
    'src/export',
    'lib nav/routes.ts app api/config.ts api/parse-config.ts storage/table.ts sw/site-cache.ts types:sw',
    'esbuild node:',
  ],
  ['build.ts', 'export', 'tests/support/docs node:'],
] as const;

const words = (text: string): readonly string[] => text.split(' ').filter(word => word !== '');
const inSource = (room: string): string =>
  room.startsWith('types:') ? `type src/${room.slice(6)}` : `src/${room}`;
const mayImport: ImportTable = Object.fromEntries(
  rows.map(([room, rooms, packages]) => [room, [...words(rooms).map(inSource), ...words(packages)]]),
);

/** What stands further right may import what stands further left. */
const order: Order = {
  'src/state': ['core', 'reading', 'money', 'account'],
  'src/ui': ['icons', 'hooks', 'layout', 'fields', 'cards', 'overlays'],
  'src/app': ['updates', 'kiosk', 'shell', 'screens', 'boot'],
  'mock-server': ['data', 'rules', 'world', 'provider', 'control', 'http', 'demo', 'cli', 'console'],
};

const ours: readonly Source[] = ['src', 'mock-server']
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  )
  .concat('build.ts')
  .filter(path => /\.(tsx?|css)$/.test(path))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }));

it('finds the files of every room', () => {
  const empty = Object.keys(mayImport).filter(room => !ours.some(({ path }) => path.startsWith(room)));
  expect(empty).toEqual([]);
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
