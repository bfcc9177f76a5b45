import { readdirSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const folder = 'src/ui/';

export type Styles = {
  /** Class names by style module (`src/ui/fields/button.module.css`), as scripts and pages spell them. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Tokens, base, and the modules of the first load: inlined in every page. */
  readonly first: string;
  /** The other modules: a file of its own. */
  readonly later: string;
};

/** Builds all CSS at once, so that no two modules share a name whichever sheet they are in. */
export async function buildStyles(
  isFirst: (file: string) => boolean,
  options: BuildOptions,
): Promise<Styles> {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.module.css'))
    .map(name => folder + name.split(sep).join('/'))
    .toSorted((a, b) => basename(a).localeCompare(basename(b)));
  const first = modules.filter(isFirst);
  const sheets: Record<string, string> = {
    first: `import './${folder}layout/tokens.css';\nimport './${folder}layout/base.css';\n${importing(first)}`,
    later: importing(modules.filter(file => !isFirst(file))),
  };
  const { outputFiles } = await build({
    ...options,
    entryPoints: { first: 'sheet:first', later: 'sheet:later' },
    outdir: 'sheets',
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    plugins: [virtual('sheet', name => sheets[name] ?? '')],
  });
  const text = (name: string): string =>
    outputFiles.find(({ path }) => path.endsWith(name))?.text.trim() ?? '';
  const [early, late] = await Promise.all(['first.js', 'later.js'].map(name => run(text(name))));
  return { names: { ...early, ...late }, first: text('first.css'), later: text('later.css') };
}

const importing = (files: readonly string[]): string => {
  const imports = files.map((file, index) => `import m${index} from './${file}';`);
  const entries = files.map((file, index) => `'${file}': m${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
};

async function run(script: string): Promise<Styles['names']> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- what `importing` has just written
  const loaded: { readonly default: Styles['names'] } = await import(
    `data:text/javascript,${encodeURIComponent(script)}`
  );
  return loaded.default;
}

/** Modules that are written here: `name:what`, resolved from the top of the project. */
export const virtual = (namespace: string, contents: (what: string) => string): Plugin => ({
  name: namespace,
  setup(esbuild) {
    esbuild.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
      path: path.slice(namespace.length + 1),
      namespace,
    }));
    esbuild.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: contents(path),
      resolveDir: process.cwd(),
      loader: 'js',
    }));
  },
});

/** A path as it stands in our sources, from the top of the project. */
export const fromTop = (path: string): string => relative(process.cwd(), path).split(sep).join('/');

/** Style modules as plain objects of their names; without names, as empty ones. */
export const styleNames = (names: Styles['names']): Plugin => ({
  name: 'style-names',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(names[fromTop(path)] ?? {})}`,
      loader: 'js',
    }));
  },
});
