import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { gzipSync } from 'fflate';
import type { Packed, PreviewPages } from '../setup/embedded.ts';
import { isRepacked } from './apply-site.ts';
import type { Bundle } from './bundle.ts';
import { bytesOf, type SiteFiles, textOf, toBase64 } from './bytes.ts';
import { hashOf } from './policy.ts';
import { previewPages } from './setup-previews.ts';
import { styleNames } from './styles.ts';
import { zipOf } from './zip.ts';

const require = createRequire(import.meta.url);
const folder = 'src/setup';

export type SetupPage = {
  readonly text: string;
  /** The files of its program, for the licence notices. */
  readonly outputs: Metafile['outputs'];
};

/**
 * A single file that makes sites of `files`, an unconfigured build (docs/hosting.md "Set up in the browser").
 */
export async function setupPage(bundle: Bundle, files: SiteFiles): Promise<SetupPage> {
  const { outputFiles, metafile } = await build({
    ...bundle.options,
    entryPoints: [`${folder}/main.tsx`],
    outdir: 'setup',
    format: 'iife',
    write: false,
    metafile: true,
    // A package looks for its WebAssembly at this address. Here it is inside the page instead.
    define: { ...bundle.options.define, 'import.meta.url': '""' },
    plugins: [styleNames(bundle.styles.names), brotliForBrowsers],
  });
  const program = outputFiles.find(({ path }) => path.endsWith('.js'))?.text.trim() ?? '';
  const sheet = appSheet(bundle, files);
  const kept = keptFiles(files, await previewPages(bundle));
  const own = readFileSync(join(folder, 'setup.css'), 'utf8');
  const icon = `data:image/svg+xml;base64,${toBase64(files.get('dist/icon.svg') ?? new Uint8Array())}`;
  const packed: Packed = {
    brotli: toBase64(
      gzipSync(readFileSync('node_modules/brotli-wasm/pkg.web/brotli_wasm_bg.wasm'), { level: 9, mtime: 0 }),
    ),
    kept: toBase64(smallest(zipOf(kept, 0))),
  };
  return { text: pageOf({ program, sheet, own, packed, icon }), outputs: metafile.outputs };
}

/** For browsers the package has only files that load their WebAssembly from a second file. */
const brotliForBrowsers: Plugin = {
  name: 'brotli-for-browsers',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^brotli-wasm\// }, ({ path }) => ({ path: resolve('node_modules', path) }));
  },
};

/** Compresses with a wide window, because the pages of an export are alike. */
const smallest = (bytes: Uint8Array): Uint8Array =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });

/** The files that the page unpacks when it is opened. */
const keptFiles = (files: SiteFiles, pages: PreviewPages): SiteFiles =>
  new Map([
    ...[...files].map(
      ([path, bytes]) => [`export/${path}`, isRepacked(path) ? new Uint8Array() : bytes] as const,
    ),
    ['pages.json', bytesOf(JSON.stringify(pages))],
    ['fonts.css', bytesOf(withOwnFonts(sheetIn(files, 'fonts'), files))],
    ['resvg.wasm', readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))],
  ]);

/** The sheet in the order of an exported page: first styles, then those of the screens. */
const appSheet = ({ styles }: Bundle, files: SiteFiles): string =>
  withOwnFonts(`${styles.initial}\n${sheetIn(files, 'screens')}`, files);

function sheetIn(files: SiteFiles, name: string): string {
  const [, sheet] = [...files].find(([path]) => new RegExp(`/${name}-\\w+\\.css$`).test(path)) ?? [];
  if (sheet === undefined) throw new Error(`The build has no ${name}.css`);
  return textOf(sheet);
}

const withOwnFonts = (sheet: string, files: SiteFiles): string =>
  sheet.replace(
    /url\(\/(assets\/[\w-]+\.woff2)\)/g,
    (_, path: string) =>
      `url(data:font/woff2;base64,${toBase64(files.get(`dist/${path}`) ?? new Uint8Array())})`,
  );

type Parts = {
  readonly program: string;
  /** The app's sheet, for the previews too. */
  readonly sheet: string;
  readonly own: string;
  readonly packed: Packed;
  readonly icon: string;
};

/**
 * The page's policy forbids every connection, so that nothing that is typed can leave it. The previews share
 * the policy.
 */
const policyFor = (program: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(program)} 'wasm-unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'worker-src blob:',
    'frame-src about:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const pageOf = ({ program, sheet, own, packed, icon }: Parts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(program)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#d9dce8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#05070f" media="(prefers-color-scheme: dark)">
<title>Set up your site</title>
<link rel="icon" href="${icon}">
<style id="app">${sheet}</style>
<style>${own}</style>
</head>
<body>
<div id="root"><noscript>This page needs JavaScript.</noscript></div>
<script type="text/plain" id="brotli">${packed.brotli}</script>
<script type="text/plain" id="kept">${packed.kept}</script>
<script id="program">${program}</script>
</body>
</html>
`;
