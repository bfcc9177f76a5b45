import { createHash } from 'node:crypto';
import type { ConfigFile } from '../api/config.ts';
import type { Bundle } from './bundle.ts';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { routePaths } from '../nav/routes.ts';
import { type CachedSite, contentHash } from '../sw/site-cache.ts';
import { licenceTexts } from './licence-texts.ts';
import { writeText } from './write.ts';

export const siteFiles = (bundle: Bundle, config: ConfigFile): Readonly<Record<string, string>> => ({
  'config.json': json(config),
  'version.json': json({ version: versionOf(bundle) }),
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'licenses.txt': licensesOf(bundle.outputs, [fontPackage]),
});

/** The same sources give the same version. */
export const versionOf = ({ outputs, styles }: Bundle): string =>
  createHash('sha256')
    .update([...Object.keys(outputs).toSorted(), styles.initial, styles.onDemand].join())
    .digest('hex')
    .slice(0, 12);

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Files that only few players need: a language and its letters, plain http, a keyboard, a kiosk, a wrong
 * config, reports. `app` is a name that no page requests.
 */
const isForFew = /^\/assets\/(hi|mr|fonts|devanagari-\d+|names|app|plain|keys-sheet|rare|reports)-/;

export async function writeWorker(
  bundle: Bundle,
  base: string,
  which: 'worker' | 'unregister',
  kept: readonly string[],
): Promise<void> {
  const hashes = await Promise.all(
    readdirSync('dist/assets').map(
      async name => [`/assets/${name}`, await contentHash(readFileSync(`dist/assets/${name}`))] as const,
    ),
  );
  const site: CachedSite = {
    base,
    version: versionOf(bundle),
    pages: [...routePaths.map(path => path.toLowerCase().replace(/\/$/, '')), ...kept],
    kept,
    assets: Object.fromEntries(hashes),
    forFew: hashes.map(([path]) => path).filter(path => isForFew.test(path)),
  };
  await build({
    ...bundle.options,
    entryPoints: [`src/sw/${which}.ts`],
    outfile: 'dist/sw.js',
    format: 'iife',
    define: { SITE: JSON.stringify(site) },
  });
}

const packagesIn = (outputs: Metafile['outputs']): readonly string[] => {
  const inputs = Object.values(outputs).flatMap(output => Object.entries(output.inputs));
  const shipped = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const folders = shipped.flatMap(
    ([file]) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].toSorted();
};

/** `others` are packages that ship no code, such as a font. Throws if a package.json has no `license`. */
export const licensesOf = (outputs: Metafile['outputs'], others: readonly string[] = []): string =>
  `Packages whose code is part of this site\n\n${[...packagesIn(outputs), ...others].map(noticeOf).join('\n')}`;

function noticeOf(folder: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- each field is checked below
  const about: { readonly [field: string]: unknown } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  const { name, version, license, author, repository } = about;
  if (typeof license !== 'string') throw new Error(`${folder} names no license`);
  const texts = readdirSync(folder)
    .filter(file => /^(licen[cs]e|notice|copying)\b/i.test(file))
    .toSorted()
    .map(file => readFileSync(`${folder}/${file}`, 'utf8').trim());
  const title = `${String(name)} ${String(version)} (${license})`;
  // Some packages have no licence file.
  const source = typeof repository === 'string' ? ` Its source is in ${repository}.` : '';
  const by = `By ${typeof author === 'string' ? author : 'its authors'}.${source}`;
  const notices = texts.length > 0 ? texts : [by, ...[licenceTexts[license] ?? []].flat()];
  return [title, '='.repeat(title.length), '', notices.join('\n\n'), ''].join('\n');
}

/** The font of Hindi and Marathi for devices without Devanagari letters. */
export const fontPackage = 'node_modules/@fontsource/noto-sans-devanagari';

/** The app's `--bold` is 650. */
const weights = [
  { file: '400', drawn: '400', local: 'Noto Sans Devanagari' },
  { file: '600', drawn: '600 700', local: 'Noto Sans Devanagari SemiBold' },
] as const;

/** Figures, Latin letters and the rupee sign stay in the system's font. */
const range = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A8E0-A8FF';

/**
 * Chromium draws a word from its cache, with boxes, even after the font has arrived. A different spacing, too
 * small to be seen, has its own cache.
 */
const drawAgain = 'word-spacing:.001px';

/** A browser loads a font file only if a text needs it and the device has no such letters. */
export function writeFonts(base: string): string {
  const faces = weights.map(({ file, drawn, local }) => {
    const from = `${fontPackage}/files/noto-sans-devanagari-devanagari-${file}-normal.woff2`;
    const path = writeFont(`devanagari-${file}`, from);
    return (
      `@font-face{font-family:'Noto Sans Devanagari';font-weight:${drawn};font-display:swap;` +
      `src:local('${local}'),url(${base}/${path}) format('woff2');unicode-range:${range}}`
    );
  });
  return writeText('dist/assets', 'fonts.css', [...faces, `*,::placeholder{${drawAgain}}`].join('\n'));
}

/** Writes a font and returns its path below the base. */
function writeFont(name: string, from: string): string {
  mkdirSync('dist/assets', { recursive: true });
  const bytes = readFileSync(from);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const path = `assets/${name}-${hash}.woff2`;
  writeFileSync(`dist/${path}`, bytes);
  return path;
}

/** The fonts of systems that have these letters: Android and Linux, Windows, iOS and macOS. */
const systemFonts = [
  'Noto Sans Devanagari',
  'Nirmala UI',
  'Mangal',
  'Kohinoor Devanagari',
  'Devanagari Sangam MN',
];

/** The font for the names of the languages (`label[lang]`). Only devices without Devanagari load its 3 kB. */
export function writeNames(base: string): string {
  const path = writeFont('names', 'src/export/own-fonts/names.woff2');
  const locals = systemFonts.map(name => `local('${name}')`).join();
  return (
    `@font-face{font-family:Names;font-weight:600;font-display:swap;` +
    `src:${locals},url(${base}/${path}) format('woff2');unicode-range:U+0900-097F}` +
    `[data-boxes] label[lang]{font-family:var(--font),Names;${drawAgain}}`
  );
}
