import { readdirSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const folder = 'src/ui/';

export type Styles = {
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly initial: string;
  readonly onDemand: string;
};

/** Both sheets come from one run, so that no class name occurs twice. */
export async function buildStyles(
  isInitial: (file: string) => boolean,
  options: BuildOptions,
): Promise<Styles> {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.module.css'))
    .map(name => folder + name.split(sep).join('/'))
    .toSorted((a, b) => basename(a).localeCompare(basename(b)));
  const initial = modules.filter(isInitial);
  const sheets: Record<string, string> = {
    initial: `import './${folder}layout/tokens.css';\nimport './${folder}layout/base.css';\n${importing(initial)}`,
    onDemand: importing(modules.filter(file => !isInitial(file))),
  };
  const { outputFiles } = await build({
    ...options,
    entryPoints: { initial: 'sheet:initial', onDemand: 'sheet:onDemand' },
    outdir: 'sheets',
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    plugins: [virtualModules('sheet', name => sheets[name] ?? '')],
  });
  const text = (name: string): string =>
    outputFiles
      .find(({ path }) => path.endsWith(name))
      ?.text.trim()
      // esbuild keeps the blank before the value of a variable.
      .replace(/(--[\w-]+): /g, '$1:') ?? '';
  const [initialNames, otherNames] = await Promise.all(
    ['initial.js', 'onDemand.js'].map(name => run(text(name))),
  );
  return {
    names: { ...initialNames, ...otherNames },
    initial: text('initial.css'),
    onDemand: text('onDemand.css'),
  };
}

const importing = (files: readonly string[]): string => {
  const imports = files.map((file, index) => `import m${index} from './${file}';`);
  const entries = files.map((file, index) => `'${file}': m${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
};

async function run(script: string): Promise<Styles['names']> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the module that `importing` wrote
  const loaded: { readonly default: Styles['names'] } = await import(
    `data:text/javascript,${encodeURIComponent(script)}`
  );
  return loaded.default;
}

/** Such a path looks like `NAMESPACE:what`. */
export const virtualModules = (namespace: string, contents: (what: string) => string): Plugin => ({
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

export const projectPath = (path: string): string => relative(process.cwd(), path).split(sep).join('/');

/** A module without an entry in `names` becomes empty. */
export const styleNames = (names: Styles['names']): Plugin => ({
  name: 'style-names',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(names[projectPath(path)] ?? {})}`,
      loader: 'js',
    }));
  },
});
