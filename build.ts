// Makes dist/: static files that any host can serve. `--watch` rebuilds on change and runs the mock beside it
// (further flags are the mock's); `--docs` writes the documents that are made from the tables.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, context, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { unconfigured } from './src/api/config.ts';
import { routePaths } from './src/nav/routes.ts';

const watching = process.argv.includes('--watch');

/** All CSS as one sheet, since that of a lazy chunk is never loaded by itself. Tokens and base come first. */
function allStyles(): string {
  const sheets = readdirSync('src/ui').filter(name => name.endsWith('.css'));
  const ordered = new Set(['tokens.css', 'base.css', ...sheets.toSorted()]);
  return [...ordered].map(name => `@import './src/ui/${name}';`).join('\n');
}

/** Served by `--watch` only. It asks its own origin, the one place that the content policy always allows. */
const liveReload = `let seen
setInterval(async () => {
  const page = await fetch('/', { cache: 'no-store' }).then(reply => reply.text(), () => seen)
  seen ??= page
  if (page !== seen) location.reload()
}, 700)`;

const madeHere: Plugin = {
  name: 'made-here',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^made-here:/ }, ({ path }) => ({ path, namespace: 'made-here' }));
    esbuild.onLoad({ filter: /styles/, namespace: 'made-here' }, () => ({
      contents: allStyles(),
      loader: 'css',
      resolveDir: process.cwd(),
      watchDirs: [join(process.cwd(), 'src/ui')],
    }));
    esbuild.onLoad({ filter: /reload/, namespace: 'made-here' }, () => ({ contents: liveReload }));
    esbuild.onEnd(({ metafile }) => metafile && finish(metafile));
  },
};

const options: BuildOptions = {
  entryPoints: {
    app: 'src/main.tsx',
    styles: 'made-here:styles',
    ...(watching && { reload: 'made-here:reload' }),
  },
  outdir: 'dist/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  minify: !watching,
  sourcemap: watching,
  legalComments: 'none',
  logLevel: watching ? 'info' : 'warning',
  metafile: true,
  target: ['chrome111', 'safari16.4', 'firefox115'],
  define: { 'process.env.NODE_ENV': watching ? '"development"' : '"production"' },
  plugins: [madeHere],
};

/** Drops what no page loads (older builds, esbuild's CSS for each chunk), writes the pages, prints the sizes. */
function finish({ outputs }: Metafile): void {
  const files = Object.keys(outputs).filter(file => !file.includes('.css') || file.includes('/styles-'));
  const names = new Set(files.map(file => basename(file)));
  for (const name of readdirSync('dist/assets')) if (!names.has(name)) rmSync(join('dist/assets', name));

  const styles = files.filter(file => file.endsWith('.css'));
  const scripts = files.filter(file => /^src\/main\.tsx$|:reload$/.test(outputs[file]?.entryPoint ?? ''));
  const preloads = staticImports(outputs, scripts);
  const page = pageOf({ scripts, preloads, styles });
  for (const path of routePaths) write(join('dist', path.toLowerCase(), 'index.html'), page);
  write('dist/404.html', page);
  write('dist/config.json', JSON.stringify(unconfigured, null, 2));
  if (!watching)
    report(
      files.flatMap(file => outputs[file] ?? []),
      [...scripts, ...preloads, ...styles],
    );
}

/** The files that scripts import before they can run, so that the page fetches them at once. */
function staticImports(outputs: Metafile['outputs'], files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind !== 'import-statement' || found.has(path)) continue;
      found.add(path);
      follow(path);
    }
  };
  files.forEach(follow);
  return [...found];
}

const urlOf = (file: string): string => file.replace(/^dist/, '');

type Page = { readonly [kind in 'scripts' | 'preloads' | 'styles']: readonly string[] };

/** One document serves every path for now: the app reads the path and draws its screen. */
const pageOf = ({ scripts, preloads, styles }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Matka</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="Bids, results and wallet for matka markets.">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#171b2f" media="(prefers-color-scheme: dark)">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
${styles.map(file => `<link rel="stylesheet" href="${urlOf(file)}">`).join('\n')}
${preloads.map(file => `<link rel="modulepreload" href="${urlOf(file)}">`).join('\n')}
${scripts.map(file => `<script type="module" src="${urlOf(file)}"></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>Matka needs JavaScript. Please switch it on and load this page again.</noscript>
</body>
</html>
`;

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f45c5"/><path d="M8 23V9l8 9 8-9v14" fill="none" stroke="#fff" stroke-width="3.5"/></svg>';

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Prints what the first page loads and whose code it is. */
function report(outputs: readonly Metafile['outputs'][string][], firstLoad: readonly string[]): void {
  const shares = new Map<string, number>();
  for (const { inputs } of outputs)
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const owner = /^src\/[^/]+|(?<=node_modules\/)(@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? 'made here';
      shares.set(owner, (shares.get(owner) ?? 0) + bytesInOutput);
    }
  const largestFirst = [...shares].toSorted(([, a], [, b]) => b - a);
  const rows = largestFirst.map(([owner, bytes]) => `${kB(bytes)}  ${owner}`);
  const sent = firstLoad.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
  console.log(['dist/ by package', ...rows, `${kB(sent)}  sent on the first visit (brotli)`].join('\n'));
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

/** Runs the mock beside the watching build and starts it anew when its sources change; its state outlives it. */
async function develop(): Promise<void> {
  await (await context(options)).watch();
  const flags = process.argv.slice(2).filter(flag => flag !== '--watch');
  const state = join(tmpdir(), `matka-dev-${process.pid}.json`);
  const command = ['--import', 'tsx', 'mock-server/main.ts', '--state', state, ...flags];
  const start = (): ChildProcess => spawn(process.execPath, command, { stdio: 'inherit' });

  let mock = start();
  let soon: NodeJS.Timeout | undefined;
  const restart = (): void => {
    if (mock.exitCode !== null) mock = start();
    else mock.once('exit', () => (mock = start())).kill();
  };
  for (const folder of ['mock-server', 'fixtures', 'src/contract', 'src/domain', 'src/lib'])
    watch(folder, { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(restart, 200);
    });
  process.on('exit', () => mock.kill());
  process.on('SIGTERM', () => process.exit());
}

if (process.argv.includes('--docs')) {
  const { endpointsDoc } = await import('./tests/support/docs/endpoints.ts');
  write('docs/endpoints.md', endpointsDoc());
} else {
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist/assets', { recursive: true });
  // esbuild has printed what is wrong, with file and line: a stack of ours would only hide it.
  await (watching ? develop() : build(options).catch(() => process.exit(1)));
}
