import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const ranges = v.optional(v.record(v.string(), v.string()), {});

const lockedPackage = v.object({
  version: v.optional(v.string()),
  /** The source of the package. Omitted for npm's usual registry (`omit-lockfile-registry-resolved`). */
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  /** Old packages have an object here. */
  license: v.optional(v.unknown()),
  link: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
  hasInstallScript: v.optional(v.boolean()),
  dependencies: ranges,
  optionalDependencies: ranges,
  peerDependencies: ranges,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })), {}),
});
export type LockedPackage = v.InferOutput<typeof lockedPackage> & {
  /** The path in the lock file, such as `node_modules/a/node_modules/b`. */
  readonly place: string;
  readonly name: string;
};

const lockFile = v.object({ packages: v.record(v.string(), lockedPackage) });

const manifest = v.object({
  name: v.string(),
  version: v.string(),
  dependencies: ranges,
  devDependencies: ranges,
  allowScripts: v.optional(v.record(v.string(), v.boolean()), {}),
  overrides: v.optional(v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])), {}),
});

/** The folders that have their own packages. */
export const packageFolders = [
  '.',
  'tests/lab/bench/comparison',
  'tests/lab/mutants',
  'tests/lab/prism',
] as const;

/** The `package.json` of a folder. */
export const manifestOf = (folder: string): v.InferOutput<typeof manifest> =>
  v.parse(manifest, JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));

/** The packages of a lock file, without the project itself. */
export const lockedIn = (text: string): readonly LockedPackage[] =>
  Object.entries(v.parse(lockFile, JSON.parse(text)).packages)
    .filter(([place]) => place !== '')
    .map(([place, found]) => ({ ...found, place, name: place.replace(/^.*node_modules\//, '') }));

/** The text of a folder's lock file. */
export const lockText = (folder: string): string => readFileSync(`${folder}/package-lock.json`, 'utf8');

/** The package that `name` refers to inside another package, as Node finds it. Undefined if there is none. */
export function foundFrom(
  packages: ReadonlyMap<string, LockedPackage>,
  place: string,
  name: string,
): LockedPackage | undefined {
  for (let inside = place; ; inside = inside.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const found = packages.get(`${inside === '' ? '' : `${inside}/`}node_modules/${name}`);
    if (found !== undefined || inside === '') return found;
  }
}
