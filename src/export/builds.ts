import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfigText } from '../api/config.ts';
import { parseJson } from '../lib/json.ts';
import { packageVersion } from './package-version.ts';
import { writeFiles } from './write.ts';

/** `files` are in assets/. Dates look like `2026-11-26T10:00:00.000Z`. */
export type Build = {
  readonly version: string;
  /** The version in package.json. */
  readonly release?: string;
  readonly built: string;
  /** The date when a newer build replaced it. The newest build has none. */
  readonly replaced?: string;
  readonly files: readonly string[];
};

/** Open tabs and installed apps may need the files of an old build for this long. */
const keptMs = 30 * 86_400_000;

const isPacked = (name: string): boolean => /\.(br|gz)$/.test(name);

/** The builds, the newest first. Empty if no build wrote the text. */
export function readBuilds(text: string): readonly Build[] {
  const read = parseJson(text);
  const isBuild = (each: unknown): each is Build =>
    typeof each === 'object' &&
    each !== null &&
    'version' in each &&
    'files' in each &&
    Array.isArray(each.files);
  return Array.isArray(read) ? read.filter(isBuild) : [];
}

type Earlier = { readonly builds: readonly Build[]; readonly files: ReadonlyMap<string, Uint8Array> };

/**
 * The builds and files that a new build must keep from the site that it replaces. A site that was never
 * configured had no players.
 */
export function earlierBuilds(site: string, now: Date): Earlier {
  const text = (name: string): string =>
    existsSync(join(site, name)) ? readFileSync(join(site, name), 'utf8') : '';
  if (readConfigText(text('config.json')) === null) return { builds: [], files: new Map() };
  const [last, ...others] = readBuilds(text('builds.json'));
  const builds = [
    ...(last === undefined ? [] : [{ ...last, replaced: now.toISOString() }]),
    ...others.filter(({ replaced = '' }) => now.getTime() - Date.parse(replaced) < keptMs),
  ];
  const names = new Set(builds.flatMap(({ files }) => files));
  const kept = readdirSync(join(site, 'assets')).filter(name => names.has(name.replace(/\.(br|gz)$/, '')));
  return { builds, files: new Map(kept.map(name => [name, readFileSync(join(site, 'assets', name))])) };
}

/** Adds the kept files to a written build, and lists all builds in builds.json. */
export function writeBuilds(site: string, version: string, earlier: Earlier, now: Date): void {
  const assets = join(site, 'assets');
  const files = readdirSync(assets).filter(name => !isPacked(name));
  const old = [...earlier.files].filter(([name]) => !existsSync(join(assets, name)));
  writeFiles(assets, Object.fromEntries(old));
  const builds: readonly Build[] = [
    { version, release: packageVersion(), built: now.toISOString(), files },
    // A second build of the same sources replaces the first.
    ...earlier.builds.filter(build => build.version !== version),
  ];
  writeFiles(site, { 'builds.json': `${JSON.stringify(builds, null, 2)}\n` });
}
