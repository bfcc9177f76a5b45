import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { demoFrames } from './policy.ts';
import { standIn } from './stand-in.ts';
import { writeText } from './write.ts';

const folder = 'mock-server/demo';

export type Demo = Awaited<ReturnType<typeof writeDemo>>;

export async function writeDemo(options: BuildOptions, base: string) {
  const script = await scriptOf(`${folder}/provider.ts`, {
    ...options,
    format: 'iife',
    define: { ...options.define, FIXTURES: JSON.stringify(fixturesFor(base)) },
  });
  const provider = `${base}/${writeText('dist/assets', 'provider.js', script)}`;
  return {
    define: {
      PROVIDER: JSON.stringify(provider),
    },
    plugins: [standIn('server-reachability.ts', `${folder}/reachability.ts`)],
    banner: {
      html: readFileSync(`${folder}/banner.html`, 'utf8').trim().replaceAll('BASE', base),
      styles: await sheetOf([`${folder}/banner.css`]),
    },
  };
}

export async function writeDemoPages({ define }: Demo, options: BuildOptions, base: string, version: string) {
  const settings: BuildOptions = { ...options, define: { ...options.define, ...define } };
  const console = standIn('transport.js', `${folder}/console-transport.ts`);
  await writePage('__mock', 'mock-server/console/index.html', {
    script: await scriptOf('mock-server/console/console.js', { ...settings, plugins: [console] }),
    styles: await sheetOf([
      'src/ui/layout/tokens.css',
      ...['console', 'lists', 'desk', 'phone', 'demos', 'presenter'].map(
        name => `mock-server/console/${name}.css`,
      ),
    ]),
  });
  await writePage('chart-pages', `${folder}/chart.html`, {
    script: await scriptOf(`${folder}/chart.ts`, settings),
    styles: await sheetOf(['fixtures/charts/chart.css']),
  });

  /** One script and one sheet, because the service worker and the content policy expect that. */
  async function writePage(
    name: string,
    file: string,
    { script, styles }: { readonly script: string; readonly styles: string },
  ): Promise<void> {
    const place = name.replaceAll('_', '');
    const sheet = writeText('dist/assets', `${place}.css`, styles);
    const src = writeText('dist/assets', `${place}.js`, script);
    const written = withPolicy(withBuild(readFileSync(file, 'utf8'), version));
    const page = withOnly(written, { sheet: `${base}/${sheet}`, script: `${base}/${src}` });
    writeText('dist', join(name, 'index.html'), page, { hashed: false });
  }
}

// The following functions turn a page of `mock-server` into a page of the export.

const withBuild = (page: string, version: string): string =>
  page.replace('<html lang="en">', `<html lang="en" data-build="${version}">`);

const withPolicy = (page: string): string =>
  page.replace('<meta charset="utf-8" />', charset => `${charset}\n    ${policyTag}`);

/** Replaces all style sheets of the page by one, and its script by another. */
const withOnly = (
  page: string,
  { sheet, script }: { readonly sheet: string; readonly script: string },
): string =>
  page
    .replace(/ *<link rel="stylesheet".*\n/g, '')
    .replace(
      /<script type="module" src="[^"]+">/,
      `<link rel="stylesheet" href="${sheet}" />\n    <script type="module" src="${script}">`,
    );

const policyTag = `<meta http-equiv="Content-Security-Policy" content="${[
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  demoFrames,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types matka-demo',
].join('; ')}">`;

/** Pictures have a hash in their names, so that the service worker keeps them. */
function fixturesFor(base: string): Readonly<Record<string, string>> {
  const pictures = readdirSync('fixtures/slides').map(name => {
    const written = writeText('dist/assets', name, readFileSync(`fixtures/slides/${name}`, 'utf8'));
    return [`/slides/${name}`, `${base}/${written}`] as const;
  });
  const names = readdirSync('fixtures/scenarios').map(name => `scenarios/${name}`);
  const textOf = (name: string): string =>
    pictures
      .reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(`fixtures/${name}`, 'utf8'))
      // A static host has no page for each chart, so one page shows them all.
      .replace(/\/chart-pages\/([\w-]+)\.html/g, `${base}/chart-pages/?of=$1`);
  return Object.fromEntries(
    ['world.json', 'fault-sets.json', ...names].map(name => [name, JSON.stringify(JSON.parse(textOf(name)))]),
  );
}

async function scriptOf(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...options, entryPoints: [entry], write: false });
  return outputFiles[0]?.text ?? '';
}

async function sheetOf(files: readonly string[]): Promise<string> {
  const contents = files.map(file => `@import './${file}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, loader: 'css', resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
