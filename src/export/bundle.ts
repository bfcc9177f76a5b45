import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { chunkPlan, type ChunkPlan, group, groupOrder, packOf, packs, separateGroups } from './chunk-plan.ts';
import { packageVersion } from './package-version.ts';
import { buildStyles, projectPath, styleNames, type Styles, virtualModules } from './styles.ts';

export const entry = 'src/main.tsx';

export type Mode = {
  readonly watching: boolean;
  /** '' for the top of the host, otherwise like `/sub`. */
  readonly base: string;
};

type Additions = Pick<BuildOptions, 'define'> & { readonly plugins: readonly Plugin[] };

export type Bundle = {
  readonly outputs: Metafile['outputs'];
  readonly styles: Styles;
  /** Options without plugins, to build the same sources again. */
  readonly options: BuildOptions;
};

export const optionsOf = ({ watching, base }: Mode): BuildOptions => ({
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  minify: !watching,
  sourcemap: watching,
  // The names of chunks contain paths, and node_modules may be a link to another place.
  preserveSymlinks: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  target: ['chrome111', 'safari16.4', 'firefox115'],
  // Without this, esbuild keeps patterns that nothing uses.
  supported: { 'regexp-unicode-property-escapes': true },
  // React 19 has this hook built in.
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
  define: {
    'process.env.NODE_ENV': watching ? '"development"' : '"production"',
    'process.env.BASE_PATH': JSON.stringify(base),
    'process.env.VERSION': JSON.stringify(packageVersion()),
    // Jotai reads its mode from here.
    'import.meta.env': 'true',
    'import.meta.env.MODE': watching ? '"development"' : '"production"',
  },
});

/** The progress bar is in the written pages, and it jumps if its styles come after it. */
const barStyles: ReadonlySet<string> = new Set([
  'src/ui/layout/top-bar.module.css',
  'src/ui/fields/icon-button.module.css',
]);

export async function bundle(mode: Mode, added: Additions = { plugins: [] }): Promise<Bundle> {
  const usual = optionsOf(mode);
  const options = { ...usual, define: { ...usual.define, ...added.define } };
  const splitting = { ...options, entryPoints: { app: entry }, outdir: 'dist/assets', splitting: true };
  const trial = await build({
    ...splitting,
    write: false,
    metafile: true,
    plugins: [...added.plugins, packing(), virtualModules('pack', packed), styleNames({})],
  });
  const plan = chunkPlan(trial.metafile, entry, groupOrder, separateGroups);
  const styles = await buildStyles(
    file =>
      plan.initial.has(file) || plan.onDemand.get(group('entry'))?.has(file) === true || barStyles.has(file),
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
    // Makes Chrome compile functions while the script arrives, and not on the first call.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    metafile: true,
    plugins: [
      ...added.plugins,
      packing(plan),
      virtualModules('pack', name => packed(name) + importing(partsFor(plan, `pack:${name}`))),
      virtualModules('shared', part =>
        importing(ours(part === 'first' ? plan.initial : (plan.shared[Number(part)] ?? new Set()))),
      ),
      styleNames(styles.names),
    ],
  });
  return { outputs: metafile.outputs, styles, options };
}

/** Sources import each late file separately. The build loads its pack instead. */
const packing = (plan?: ChunkPlan): Plugin => ({
  name: 'packing',
  setup(esbuild) {
    esbuild.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      const file = projectPath(path);
      const source = readFileSync(path, 'utf8');
      const added = plan === undefined ? [] : partsFor(plan, file);
      const contents = withPacks(source, dirname(file)) + importing(added);
      return contents === source ? undefined : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

const withPacks = (source: string, folder: string): string =>
  source.replaceAll(/\bimport\('(.*?)'\)/g, (asked, path: string) => {
    const file = join(path.startsWith('.') ? folder : 'node_modules', path)
      .split(sep)
      .join('/');
    const pack = packOf(file);
    return pack === file
      ? asked
      : `import('${pack}').then(pack => pack.p${packs[pack.slice(5)]?.indexOf(file)})`;
  });

const packed = (name: string): string =>
  (packs[name] ?? []).map((file, index) => `export * as p${index} from './${file}';\n`).join('');

/**
 * esbuild merges files that the same entries import, so an import of a whole part makes each part one chunk.
 */
const partsFor = ({ onDemand, partsOf }: ChunkPlan, file: string): readonly string[] =>
  file === entry
    ? ['shared:first']
    : onDemand.has(file)
      ? [join(process.cwd(), entry), ...partsOf(file).map(part => `shared:${part}`)]
      : [];

const ours = (files: ReadonlySet<string>): readonly string[] =>
  [...files].filter(file => file.startsWith('src/') && file !== entry).map(file => join(process.cwd(), file));
const importing = (files: readonly string[]): string =>
  files.map(file => `\nimport ${JSON.stringify(file)};`).join('');

export function staticImports(outputs: Metafile['outputs'], file: string): readonly string[] {
  const found = new Set([file]);
  for (const output of found)
    for (const { path, kind } of outputs[output]?.imports ?? [])
      if (kind === 'import-statement') found.add(path);
  return [...found];
}
