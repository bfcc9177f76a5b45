import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { unconfigured } from '../api/config.ts';
import type * as prerendering from '../app/boot/prerender.tsx';
import { type Bundle, staticImports } from './bundle.ts';
import { metaPolicy, policyOf } from './policy.ts';
import { versionOf } from './site-files.ts';
import { styleNames } from './styles.ts';
import { writeText } from './write.ts';

type Renderer = typeof prerendering;
type Prerendered = Awaited<ReturnType<Renderer['prerender']>>;

export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f45c5"/><path d="M8 23V9l8 9 8-9v14" fill="none" stroke="#fff" stroke-width="3.5"/></svg>\n';

/** Renders the page of each path by the app and writes it. Returns the content policy, which is the same for all. */
export async function writePages(bundle: Bundle, base: string, reload: string | null): Promise<string> {
  const { prerender, pagePaths } = await renderer(bundle);
  const pages = new Map<string, Prerendered>();
  for (const path of pagePaths) pages.set(path, await prerender(path));

  const screenSheet = writeText('dist/assets', 'screens.css', bundle.styles.onDemand);
  const replays = new Set(
    [...pages.values()].map(({ html }) => splitScript(html).script).filter(text => text !== ''),
  );
  const { initial, onDemand } = bundle.styles;
  const scripts = [requestConfig(base), ...replays];
  const policy = policyOf(unconfigured.hosts, { scripts, styles: [initial, onDemand] });
  for (const [path, page] of pages) {
    const files = scriptsOf(bundle, page.group);
    const text = documentOf({
      ...page,
      path,
      policy,
      base,
      files,
      screenSheet,
      sheets: bundle.styles,
      version: versionOf(bundle),
      reload,
    });
    const folder = path.toLowerCase();
    writeText('dist', path === '/404' ? '404.html' : join(folder, 'index.html'), text, { hashed: false });
  }
  return policy;
}

/** The page's first script: the reply is there when the app is (src/app/boot/read-config.ts). */
const requestConfig = (base: string): string =>
  `self.configReply=fetch("${base}/config.json",{cache:"no-store"}).catch(()=>null)`;

/** The app for Node, built from the same sources with the same class names. */
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

/** The scripts that a page needs before it can be used. The first one is the entry. */
export function scriptsOf({ outputs }: Bundle, group: string): readonly string[] {
  const names = Object.keys(outputs);
  const start = names.filter(file => 'src/main.tsx' in (outputs[file]?.inputs ?? {}));
  const parts = [
    `src/app/screens/groups/${group}.ts`,
    ...(group === 'entry' ? [] : ['src/app/shell/shell.tsx']),
  ];
  const others = names.filter(file => parts.includes(outputs[file]?.entryPoint ?? ''));
  return [...new Set([...start, ...others].flatMap(file => staticImports(outputs, file)))];
}

/** Separates React's script, which keeps an early submit, from the markup: it must stand behind the root element. */
function splitScript(html: string): { readonly markup: string; readonly script: string } {
  const [, markup = html, script = ''] = /^(.*)<script>(.*?)<\/script>$/s.exec(html) ?? [];
  return { markup, script };
}

type PageParts = Prerendered & {
  readonly path: string;
  readonly policy: string;
  readonly base: string;
  readonly files: readonly string[];
  readonly screenSheet: string;
  readonly sheets: Bundle['styles'];
  readonly version: string;
  readonly reload: string | null;
};

function documentOf(page: PageParts): string {
  const { base, whole, firstLooks, sheets } = page;
  const { markup, script } = splitScript(page.html);
  const urlOf = (file: string): string => base + file.replace(/^dist/, '');
  const [start = '', ...others] = page.files.map(urlOf);
  const inlineAll = whole && !firstLooks;
  return `<!doctype html>
<html lang="en" data-build="${page.version}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${metaPolicy(page.policy)}">
<script>${requestConfig(base)}</script>
<script type="module" src="${start}" fetchpriority="low"></script>
${others.map(url => `<link rel="modulepreload" href="${url}" fetchpriority="low">`).join('\n')}
<title>${page.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${page.description}">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#171b2f" media="(prefers-color-scheme: dark)">
<style>${sheets.initial}</style>${inlineAll ? `\n<style>${sheets.onDemand}</style>` : ''}
${inlineAll ? '' : `<link id="screen-styles" rel="${firstLooks ? 'screen-styles' : 'preload'}" as="style" href="${base}/${page.screenSheet}">\n`}<link rel="icon" href="${base}/icon.svg">
<link rel="manifest" href="${base}/manifest.webmanifest">${page.reload === null ? '' : `\n<script type="module" src="${base}/${page.reload}"></script>`}
</head>
<body>
<div id="root" data-path="${page.path}">${markup}</div>${script === '' ? '' : `\n<script>${script}</script>`}
<noscript>Matka needs JavaScript. Please switch it on and load this page again.</noscript>
</body>
</html>
`;
}
