import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfigText } from '../api/config.ts';
import { parseJson } from '../lib/json.ts';
import { packageVersion } from './package-version.ts';
import { writeFiles } from './write.ts';

/** `files` lie in assets/; dates are as `2026-11-26T10:00:00.000Z`. */
export type Build = {
  readonly version: string;
  /** As in package.json. */
  readonly release?: string;
  readonly built: string;
  /** None for the newest. */
  readonly replaced?: string;
  readonly files: readonly string[];
};

/** Open tabs and installed apps may need the files of an old build so long. */
const keptMs = 30 * 86_400_000;

const isPacked = (name: string): boolean => /\.(br|gz)$/.test(name);

/** The newest first. Empty for a text that no build wrote. */
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

/** What a new build has to keep of the site that it replaces. One that was never configured had no players. */
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

/** Adds what is kept to a written build, and names all of them in builds.json. */
export function writeBuilds(site: string, version: string, earlier: Earlier, now: Date): void {
  const assets = join(site, 'assets');
  const files = readdirSync(assets).filter(name => !isPacked(name));
  const old = [...earlier.files].filter(([name]) => !existsSync(join(assets, name)));
  writeFiles(assets, Object.fromEntries(old));
  const builds: readonly Build[] = [
    { version, release: packageVersion(), built: now.toISOString(), files },
    // The same sources built again replace themselves.
    ...earlier.builds.filter(build => build.version !== version),
  ];
  writeFiles(site, { 'builds.json': `${JSON.stringify(builds, null, 2)}\n` });
}
