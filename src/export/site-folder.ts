import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { readConfigText } from '../api/config.ts';
import { parseJson } from '../lib/json.ts';
import { ok, type Result } from '../lib/result.ts';
import { baseIn } from './apply-site.ts';
import type { SiteFiles } from './bytes.ts';
import { logoAddress } from './logo.ts';
import { nodeKit } from './node-kit.ts';
import type { ServedHeaders } from './chosen-headers.ts';
import { type Json, parseSite, plainSite, type Site, siteText } from './site.ts';
import { filesOf } from './write.ts';

/** Reads `dist/` and `hosting/` of a folder. */
export const readSiteFiles = (place: string): SiteFiles =>
  new Map(
    ['dist', 'hosting']
      .filter(name => existsSync(join(place, name)))
      .flatMap(name => filesOf(join(place, name)))
      .map(file => [relative(place, file).split(sep).join('/'), readFileSync(file)]),
  );

/** Writes the files that have changed, removes those that are gone, and returns the paths of both. */
export function writeSiteFiles(place: string, before: SiteFiles, after: SiteFiles): readonly string[] {
  const changed = [...after].filter(([path, bytes]) => {
    const old = before.get(path);
    return old === undefined || Buffer.compare(old, bytes) !== 0;
  });
  for (const [path, bytes] of changed) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), bytes);
  }
  const gone = [...before.keys()].filter(path => !after.has(path));
  for (const path of gone) {
    rmSync(join(place, path));
    const folders = path
      .split('/')
      .slice(0, -1)
      .map((_, index, names) => names.slice(0, names.length - index).join('/'));
    for (const folder of folders)
      if (readdirSync(join(place, folder)).length === 0) rmdirSync(join(place, folder));
  }
  return [...changed.map(([path]) => path), ...gone];
}

const siteFile = (place: string): string => join(place, 'site.json');

/** The site in `site.json`, or null if there is none. */
export const readSite = (place: string): Result<Site | null, readonly string[]> =>
  existsSync(siteFile(place)) ? parseSite(readFileSync(siteFile(place), 'utf8')) : ok(null);

export const writeSite = (place: string, site: Site): void => writeFileSync(siteFile(place), siteText(site));

/**
 * Reads the settings that an earlier version stored in `dist/` itself. Null for a demo, or for a build that
 * nobody configured.
 */
export function siteInDist(place: string): Site | null {
  const file = join(place, 'dist/config.json');
  if (!existsSync(file) || existsSync(join(place, 'dist/__mock'))) return null;
  const text = readFileSync(file, 'utf8');
  if (readConfigText(text) === null) return null;
  const logo = logoInDist(place);
  const base = baseInDist(place);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has just been read as a config
  const config = parseJson(text) as Json;
  return { config, ...(logo !== null && { logo }), ...(base !== '' && { base: `${base}/` }) };
}

/** The site of an operator who begins: a build for a folder of a site says which folder. */
export function newSite(place: string): Site {
  const base = baseInDist(place);
  return { ...plainSite, ...(base !== '' && { base: `${base}/` }) };
}

/** The folder of the site that dist/ was built for: '' or like `/sub`. */
function baseInDist(place: string): string {
  const manifest = join(place, 'dist/manifest.webmanifest');
  return existsSync(manifest) ? baseIn(new Map([['dist/manifest.webmanifest', readFileSync(manifest)]])) : '';
}

/**
 * The mark was an SVG, which may contain a PNG of 192 pixels. In the second case only the largest icon is
 * left of it.
 */
function logoInDist(place: string): string | null {
  const icon = join(place, 'dist/icon.svg');
  if (!existsSync(icon)) return null;
  const svg = readFileSync(icon);
  if (Buffer.compare(svg, Buffer.from(nodeKit.ownIcons['icon.svg'] ?? '')) === 0) return null;
  const large = join(place, 'dist/icon-512.png');
  const isPicture = /^<svg[^>]*><rect[^>]*fill="none"\/><image /.test(svg.toString('utf8'));
  return logoAddress(isPicture && existsSync(large) ? readFileSync(large) : svg);
}

/** The config and the headers that the last `npm run deploy-check` found on the live site. */
export type Published = {
  readonly site: string;
  readonly day: string;
  readonly config: Json;
  readonly headers?: ServedHeaders;
};

const publishedFile = (place: string): string => join(place, 'published.json');

export function readPublished(place: string): Published | null {
  if (!existsSync(publishedFile(place))) return null;
  const json = parseJson(readFileSync(publishedFile(place), 'utf8'));
  const isOurs = typeof json === 'object' && json !== null && 'config' in json && 'day' in json;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only deploy-check writes it
  return isOurs ? (json as Published) : null;
}

export const writePublished = (place: string, published: Published): void =>
  writeFileSync(publishedFile(place), `${JSON.stringify(published, null, 2)}\n`);
