import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { planOf, type Plan } from './chunk-plan.ts';
import { buildStyles, fromTop, styleNames, type Styles, virtual } from './styles.ts';

export const entry = 'src/main.tsx';

const group = (name: string): string => `src/app/screens/groups/${name}.ts`;

/** Whose files come together, when several need them: see `planOf`. */
export const steps: readonly (readonly string[])[] = [
  [group('entry')],
  [group('home'), 'src/app/shell/shell.tsx'],
  [group('records'), group('content'), group('slots'), group('bid')],
  [group('account'), group('wallet'), group('funds')],
];

/** Files that have so much for themselves that nobody else should bring it: the slips and their signals, the records. */
export const apart: readonly (readonly string[])[] = [
  [group('bid'), 'src/app/shell/background.tsx'],
  [group('records'), group('slots'), group('content')],
];

export type Mode = {
  /** Readable and with source maps instead of small. */
  readonly watching: boolean;
  /** Where the app stands on its host: '' at the top, else like `/sub`. */
  readonly base: string;
};

export type Bundle = {
  readonly outputs: Metafile['outputs'];
  readonly styles: Styles;
  /** The plain options, for what else is built of the same sources. */
  readonly options: BuildOptions;
};

export const optionsOf = ({ watching, base }: Mode): BuildOptions => ({
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  minify: !watching,
  sourcemap: watching,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  target: ['chrome111', 'safari16.4', 'firefox115'],
  // React 19 has these hooks itself: the stand-in is for older ones.
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
  define: {
    'process.env.NODE_ENV': watching ? '"development"' : '"production"',
    'process.env.BASE_PATH': JSON.stringify(base),
    // How jotai asks the same.
    'import.meta.env': 'true',
    'import.meta.env.MODE': watching ? '"development"' : '"production"',
  },
});

/**
 * Writes the scripts into dist/assets as few files: one for the first load, one a group, one a part of what several
 * groups share. A trial build tells which source file belongs where.
 */
export async function bundle(mode: Mode): Promise<Bundle> {
  const options = optionsOf(mode);
  const splitting = { ...options, entryPoints: { app: entry }, outdir: 'dist/assets', splitting: true };
  const trial = await build({ ...splitting, write: false, metafile: true, plugins: [styleNames({})] });
  const plan = planOf(trial.metafile, entry, steps, apart);
  const styles = await buildStyles(
    file => plan.first.has(file) || plan.later.get(group('entry'))?.has(file) === true,
    {
      minify: !mode.watching,
      target: options.target ?? [],
      logLevel: 'warning',
    },
  );
  const { metafile } = await build({
    ...splitting,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    metafile: true,
    plugins: [
      anchored(plan),
      virtual('shared', part => importing(part === 'first' ? ours(plan.first) : plan.shared[Number(part)])),
      styleNames(styles.names),
    ],
  });
  return { outputs: metafile.outputs, styles, options };
}

/**
 * esbuild makes one chunk of the files that are reached from the same entries. A file on demand is made to reach all of
 * the first load and all of each shared part that it needs anything of, so each of them is one chunk.
 */
const anchored = ({ later, partsOf }: Plan): Plugin => ({
  name: 'anchored',
  setup(esbuild) {
    esbuild.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      const file = fromTop(path);
      if (file !== entry && !later.has(file)) return undefined;
      const parts = partsOf(file).map(part => `shared:${part}`);
      const anchors = file === entry ? ['shared:first'] : [whole(entry), ...parts];
      return {
        contents: [readFileSync(path, 'utf8'), ...anchors.map(name => `import '${name}';`)].join('\n'),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});

const ours = (files: ReadonlySet<string>): readonly string[] =>
  [...files].filter(file => file.startsWith('src/') && file !== entry);
const importing = (files: Iterable<string> = []): string =>
  [...files].map(file => `import './${file}';`).join('\n');

const whole = (file: string): string => join(process.cwd(), file).split(sep).join('/');

/** The files that a file imports before it can run, itself included. */
export function staticImports(outputs: Metafile['outputs'], file: string): readonly string[] {
  const found = new Set([file]);
  for (const one of found)
    for (const { path, kind } of outputs[one]?.imports ?? [])
      if (kind === 'import-statement') found.add(path);
  return [...found];
}
