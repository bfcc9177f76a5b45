import { createHash } from 'node:crypto';
import { foundFrom, lockedIn, type LockedPackage, type manifestOf } from './lock.ts';

/** Packages that only the build uses, but whose files it copies into the app or into setup.html. */
const copied = [
  '@fontsource/noto-sans-devanagari',
  '@resvg/resvg-wasm',
  'brotli-wasm',
  'colorjs.io',
  'fflate',
];

/** A bill of materials in CycloneDX 1.6: the packages that the app is made of. */
export type Bill = {
  readonly $schema: string;
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: object;
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

type Component = {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly scope: 'required' | 'optional';
  readonly purl: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly object[];
};

/**
 * The bill of a lock file. The same lock gives the same bill, without a date. npm's own (`npm sbom`) leaves
 * out a package that another one names as an optional peer, such as React.
 */
export function billOf(root: ReturnType<typeof manifestOf>, lock: string): Bill {
  const packages = new Map(lockedIn(lock).map(each => [each.place, each]));
  const named = (place: string, names: readonly string[]): readonly LockedPackage[] =>
    names.map(name => foundFrom(packages, place, name)).filter(found => found !== undefined);
  const first = named('', [...Object.keys(root.dependencies), ...copied]);
  const shipped = new Map<string, readonly LockedPackage[]>();
  const add = (each: LockedPackage): void => {
    if (shipped.has(each.place)) return;
    const needed = named(each.place, neededBy(each));
    shipped.set(each.place, needed);
    needed.forEach(add);
  };
  first.forEach(add);
  const all = [...shipped.keys()]
    .toSorted()
    .map(place => packages.get(place))
    .filter(found => found !== undefined);
  const own = `${root.name}@${root.version}`;
  const refs = (list: readonly LockedPackage[]): readonly string[] => list.map(refOf).toSorted();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(lock),
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        type: 'application',
        'bom-ref': own,
        name: root.name,
        version: root.version,
        purl: `pkg:npm/${own}`,
      },
    },
    components: all.map(componentOf),
    dependencies: [
      { ref: own, dependsOn: refs(first) },
      ...all.map(each => ({ ref: refOf(each), dependsOn: refs(shipped.get(each.place) ?? []) })),
    ],
  };
}

/** The packages that it requires. An optional peer is here only if the project needs it itself. */
const neededBy = (each: LockedPackage): readonly string[] => [
  ...Object.keys(each.dependencies),
  ...Object.keys(each.optionalDependencies),
  ...Object.keys(each.peerDependencies).filter(name => each.peerDependenciesMeta[name]?.optional !== true),
];

const refOf = ({ name, version = '' }: LockedPackage): string => `${name}@${version}`;

function componentOf(each: LockedPackage): Component {
  const [, group, name = each.name] = /^(@[^/]+)\/(.+)$/.exec(each.name) ?? [];
  const license = String(each.license);
  return {
    type: 'library',
    'bom-ref': refOf(each),
    ...(group !== undefined && { group }),
    name,
    version: each.version ?? '',
    scope: each.optional === true ? 'optional' : 'required',
    purl: `pkg:npm/${refOf(each).replace(/^@/, '%40')}`,
    hashes: hashesOf(each),
    licenses: / (OR|AND) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }],
  };
}

const hashesOf = ({ integrity = '' }: LockedPackage): Component['hashes'] =>
  integrity
    .split(' ')
    .filter(hash => hash.startsWith('sha512-'))
    .map(hash => ({
      alg: 'SHA-512',
      content: Buffer.from(hash.slice('sha512-'.length), 'base64').toString('hex'),
    }));

/** A UUID made from the lock file (RFC 9562, version 8). */
function serialOf(lock: string): string {
  const hex = createHash('sha256').update(lock).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`;
}
