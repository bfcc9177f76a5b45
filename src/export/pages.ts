import { readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { unconfigured } from '../api/config.ts';
import type * as prerendering from '../app/boot/prerender.tsx';
import { pageFolder } from '../nav/routes.ts';
import { type Bundle, entry, staticImports } from './bundle.ts';
import { group, group as groupFile, packOf } from './chunk-plan.ts';
import { brandingWriter } from './branding.ts';
import { versionOf, writeFonts, writeNames } from './site-files.ts';
import { policyOf } from './policy.ts';
import { styleNames } from './styles.ts';
import { writeText } from './write.ts';
import type { FirstPaint } from '../app/boot/first-paint.ts';
import { stored } from '../storage/table.ts';
import { createHash } from 'node:crypto';

type Renderer = typeof prerendering;
type Prerendered = Awaited<ReturnType<Renderer['prerender']>>;

export async function writePages(
  bundle: Bundle,
  base: string,
  reload: string | null,
  banner: Banner | null = null,
): Promise<void> {
  const { prerender, pagePaths } = await renderer(bundle);
  const pages = new Map<string, Prerendered>();
  for (const path of pagePaths) pages.set(path, await prerender(path));

  const replays = new Set(
    [...pages.values()].map(({ html }) => splitScript(html).script).filter(text => text !== ''),
  );
  const site = await sitePartsOf(bundle, base, banner, [...replays]);
  const brand = await brandingWriter(unconfigured);
  for (const [path, page] of pages) {
    const text = brand(
      documentOf({ ...site, ...page, base, reload, path, files: scriptsOf(bundle, page.group) }),
    );
    const file = path === '/404' ? '404.html' : join(pageFolder(path), 'index.html');
    writeText('dist', file, text, { hashed: false });
  }
}

/** The parts that are the same on all pages. */
async function sitePartsOf(bundle: Bundle, base: string, banner: Banner | null, replays: readonly string[]) {
  const sheets = { ...bundle.styles, onDemand: bundle.styles.onDemand + writeNames(base) };
  const first = await firstScript(bundle, base);
  const map = integrityMap(bundle, base);
  const styles = [sheets.initial, sheets.onDemand, ...(banner === null ? [] : [banner.styles])];
  return {
    policy: policyOf(unconfigured, {
      scripts: [first, map, ...replays],
      styles,
      demo: banner !== null,
    }),
    first,
    /** The map must come before every module. */
    map,
    screenSheet: writeText('dist/assets', 'screens.css', sheets.onDemand),
    fontSheet: writeFonts(base),
    sheets,
    version: versionOf(bundle),
    banner,
  };
}

async function renderer({ options, styles }: Bundle): Promise<Renderer> {
  const outfile = join(tmpdir(), `matka-prerender-${process.pid}.cjs`);
  await build({
    ...options,
    entryPoints: ['src/app/boot/prerender.tsx'],
    outfile,
    platform: 'node',
    format: 'cjs',
    minify: false,
    sourcemap: false,
    plugins: [styleNames(styles.names)],
  });
  try {
    const require = createRequire(import.meta.url);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- esbuild built it from that module
    const loaded: Renderer = require(outfile);
    delete require.cache[outfile];
    return loaded;
  } finally {
    rmSync(outfile);
  }
}

function scriptsOf({ outputs }: Bundle, group: string): readonly string[] {
  const names = Object.keys(outputs);
  const start = names.filter(file => 'src/main.tsx' in (outputs[file]?.inputs ?? {}));
  const others = names.filter(file => outputs[file]?.entryPoint === packOf(groupFile(group)));
  return [...new Set([...start, ...others].flatMap(file => staticImports(outputs, file)))];
}

/**
 * React's script, which keeps an early submit, must follow the root element. React's preload of the icon is left
 * out, because the picture is in the same HTML.
 */
function splitScript(html: string): { readonly markup: string; readonly script: string } {
  const [, markup = html, script = ''] = /^(.*)<script>(.*?)<\/script>$/s.exec(html) ?? [];
  return { markup: markup.replace(/^<link rel="preload" as="image"[^>]*>/, ''), script };
}

type Banner = { readonly html: string; readonly styles: string };

type PageParts = Prerendered &
  Awaited<ReturnType<typeof sitePartsOf>> & {
    readonly base: string;
    readonly reload: string | null;
    readonly path: string;
    readonly files: readonly string[];
  };

function documentOf(page: PageParts): string {
  const { base, whole, firstLooks, sheets, banner } = page;
  const { markup, script } = splitScript(page.html);
  const checked = (file: string): string =>
    `"${base + file.replace(/^dist/, '')}" integrity="${integrityOf(file)}" fetchpriority="low"`;
  const [start = '', ...others] = page.files.map(checked);
  const inlineAll = whole && !firstLooks;
  return `<!doctype html>
<html lang="en" translate="no" data-build="${page.version}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${page.policy}">
<meta id="light" name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta id="dark" name="theme-color" content="#171b2f" media="(prefers-color-scheme: dark)">
<link id="fonts" rel="fonts" href="${base}/${page.fontSheet}">
<script>${page.first}</script>
<script type="importmap">${page.map}</script>
<script type="module" src=${start}></script>
${others.map(file => `<link rel="modulepreload" href=${file}>`).join('\n')}
<title></title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="">
<style>${sheets.initial}</style>${inlineAll ? `\n<style>${sheets.onDemand}</style>` : ''}${banner === null ? '' : `\n<style>${banner.styles}</style>`}
${inlineAll ? '' : `<link id="screen-styles" rel="${firstLooks ? 'screen-styles' : 'preload'}" as="style" href="${base}/${page.screenSheet}">\n`}<link rel="icon" href="${base}/icon.svg">
<link rel="apple-touch-icon" href="${base}/apple-touch-icon.png">
<link rel="manifest" href="${base}/manifest.webmanifest">${page.reload === null ? '' : `\n<script type="module" src="${base}/${page.reload}"></script>`}
</head>
<body>
<a href="">Matka needs JavaScript. Load this page again.</a>
${banner === null ? '' : `${banner.html}\n`}<div id="root" data-path="${page.path}">${markup}</div>${script === '' ? '' : `\n<script>${script}</script>`}
</body>
</html>
`;
}

/** The language whose words a file has, if any. */
const languageOf = (file: string): string | undefined => /^src\/text\/(\w\w)\.ts$/.exec(file)?.[1];

/** The script is the same on all pages, because the policy allows it by its hash. */
async function firstScript({ outputs, options }: Bundle, base: string): Promise<string> {
  const wordFiles = Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) => {
    const language = languageOf(entryPoint);
    return language === undefined ? [] : [[language, base + file.replace(/^dist/, '')] as const];
  });
  const facts: FirstPaint = { base, settings: stored.settings.key, words: Object.fromEntries(wordFiles) };
  const { outputFiles } = await build({
    ...options,
    entryPoints: ['src/app/boot/first-paint.ts'],
    write: false,
    format: 'iife',
    minify: true,
    sourcemap: false,
    // 'use strict' would change nothing in it.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    define: { ...options.define, FACTS: JSON.stringify(facts) },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * The late files whose hash is in every page, because they move points, take passwords or insert a server's
 * HTML. Each costs every page 45 bytes. The service worker checks all files (docs/reliability.md "Content
 * from the server").
 */
export const guarded: ReadonlySet<string> = new Set([
  'pack:background',
  group('bid'),
  group('wallet'),
  packOf(group('funds')),
  group('account'),
  'pack:question',
  'pack:payments',
  'pack:password',
  'src/ui/layout/sanitise.ts',
]);

const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/** Browsers before Chrome 127, Safari 18 and Firefox 138 ignore `integrity` in a map. */
function integrityMap({ outputs }: Bundle, base: string): string {
  const filesOf = (isOne: (entryPoint: string) => boolean): ReadonlySet<string> =>
    new Set(
      Object.keys(outputs)
        .filter(file => isOne(outputs[file]?.entryPoint ?? ''))
        .flatMap(file => staticImports(outputs, file)),
    );
  // The scripts of the first load already have their integrity in the HTML of every page.
  const first = filesOf(name => name === entry);
  const later = [...filesOf(name => guarded.has(name))].filter(file => !first.has(file)).toSorted();
  const integrity = later.map(file => [base + file.replace(/^dist/, ''), integrityOf(file)] as const);
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}

type Outputs = Metafile['outputs'];

/** The bytes as they are sent, where each file is compressed separately. */
const sentBytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0);

export function report(bundle: Bundle): string {
  const first = scriptsOf(bundle, 'entry');
  const packages = bytesByPackage(bundle.outputs, first);
  const rows = packages.map(([owner, bytes]) => `${kB(bytes)}  ${owner}`);
  return ['The first load by package', ...rows, `${kB(sentBytes(first))}  sent (brotli)`].join('\n');
}

/** The package of a file, or its room of `src`. */
const ownerOf = (file: string): string =>
  /(?<=node_modules\/)(@[^/]+\/)?[^/]+|^src\/[^/]+/.exec(file)?.[0] ?? 'made by the build';

function bytesByPackage(outputs: Outputs, files: readonly string[]): readonly (readonly [string, number])[] {
  const bytes = new Map<string, number>();
  for (const file of files)
    for (const [input, { bytesInOutput }] of Object.entries(outputs[file]?.inputs ?? {})) {
      const owner = ownerOf(input);
      bytes.set(owner, (bytes.get(owner) ?? 0) + bytesInOutput);
    }
  return [...bytes].toSorted(([, a], [, b]) => b - a);
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
