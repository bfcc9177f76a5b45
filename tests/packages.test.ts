// Checks packages of others: each is the reviewed one, with an allowed licence.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billOf } from './support/supply/bill.ts';
import { lockedIn, type LockedPackage, lockText, manifestOf, packageFolders } from './support/supply/lock.ts';

const lockedOf = (folder: string): readonly LockedPackage[] => lockedIn(lockText(folder));
const everyPackage = packageFolders.flatMap(lockedOf);
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
/** A tag (`latest`), an address or a branch: tomorrow it may be another package. */
const isOpen = (asked: string): boolean =>
  asked === '' || (/^[a-z]|[:/]/i.test(asked) && !anotherName.test(asked));
/** A package under another name, with a version as any other. */
const anotherName = /^npm:(@[\w-]+\/)?[\w.-]+@[\^~]?\d/;

it.each(packageFolders)('%s asks for exact versions', folder => {
  const { dependencies, devDependencies } = manifestOf(folder);
  const asked = Object.entries({ ...dependencies, ...devDependencies });
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter(([, version]) => !exact.test(version))).toEqual([]);
});

it.each(packageFolders)(
  '%s pins by overrides the packages that others require by a tag such as latest',
  folder => {
    const { overrides } = manifestOf(folder);
    const open = lockedOf(folder).flatMap(({ name, dependencies, optionalDependencies }) =>
      Object.entries({ ...dependencies, ...optionalDependencies })
        .filter(([, asked]) => isOpen(asked))
        .filter(([needed]) => {
          const pinned = overrides[name];
          return typeof pinned !== 'object' || !exact.test(pinned[needed] ?? '');
        })
        .map(([needed, asked]) => `${name} asks for ${needed}@${asked}`),
    );
    expect(open).toEqual([]);
  },
);

it.each(packageFolders)('%s has for each package a version, a checksum and no other source', folder => {
  const wrong = lockedOf(folder).filter(
    ({ version = '', integrity = '', resolved, link }) =>
      !exact.test(version) ||
      !/^sha512-[\w+/]{86}==$/.test(integrity) ||
      // The registry's own address is left out of the lock, so every address here is of another source.
      resolved !== undefined ||
      link === true,
  );
  expect(wrong.map(({ place }) => place)).toEqual([]);
});

it.each(packageFolders)('%s names the packages that run a script when they are installed', folder => {
  const scripts = new Set(
    lockedOf(folder)
      .filter(({ hasInstallScript }) => hasInstallScript === true)
      .map(({ name }) => name),
  );
  const allowed = Object.entries(manifestOf(folder).allowScripts);
  expect(allowed).toEqual(Array.from(scripts, name => [name, true]));
});

it('every package has an allowed licence, or is in the list of others with a reason', () => {
  expect(everyPackage.map(licenceProblem).filter(problem => problem !== null)).toEqual([]);
  const names = new Set(everyPackage.map(({ name }) => name));
  expect(Object.keys(otherLicences).filter(name => !names.has(name))).toEqual([]);
});

it.each([
  ['MIT', null],
  ['(GPL-3.0-only OR MIT)', null],
  ['GPL-3.0-only', 'a: GPL-3.0-only'],
  ['MIT AND GPL-3.0-only', 'a: MIT AND GPL-3.0-only'],
  [undefined, 'a: none named'],
  [{ type: 'MIT' }, 'a: none named'],
])('of the licence %j it says %j', (license, problem) => {
  expect(licenceProblem({ name: 'a', license })).toBe(problem);
});

it.each<[asked: string, open: boolean]>([
  ['latest', true],
  ['next', true],
  ['', true],
  ['github:a/b', true],
  ['a/b', true],
  ['https://a.example/b.tgz', true],
  ['npm:a@latest', true],
  ['npm:@b/a@^8.1.3', false],
  ['^1.7.1 || 2.0.0-beta.2', false],
  ['>=1 <3.x', false],
  ['*', false],
])('the range %j is open: %j', (asked, open) => {
  expect(isOpen(asked)).toBe(open);
});

const bill = billOf(manifestOf('.'), lockText('.'));

it('the bill of materials names the packages of the app, and no tool', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  const names = bill.components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
  expect(names).toEqual([
    '@fontsource/noto-sans-devanagari',
    '@noble/hashes',
    '@preact/signals-core',
    '@preact/signals-react',
    '@resvg/resvg-wasm',
    '@types/trusted-types',
    'brotli-wasm',
    'colorjs.io',
    'csstype',
    'dompurify',
    'fflate',
    'goober',
    'idb',
    'jotai',
    'react',
    'react-dom',
    'react-hot-toast',
    'regexparam',
    'scheduler',
    'uqr',
    'use-sync-external-store',
    'valibot',
    'web-vitals',
    'wouter',
  ]);
  expect(bill.components.find(({ name }) => name === 'react-dom')).toMatchObject({
    'bom-ref': expect.stringMatching(/^react-dom@\d/) as unknown,
    purl: expect.stringMatching(/^pkg:npm\/react-dom@\d/) as unknown,
    scope: 'required',
    licenses: [{ license: { id: 'MIT' } }],
  });
  for (const { hashes } of bill.components)
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as unknown }]);
});

it('has every package that the app imports', () => {
  const imported = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/^(export|verify)[/\\]/.test(name))
    .flatMap(name => [...readFileSync(join('src', name), 'utf8').matchAll(/ from '((?:@[\w-]+\/)?[\w-]+)/g)])
    .map(([, name = '']) => name);
  const listed = new Set(bill.dependencies[0]?.dependsOn.map(ref => ref.replace(/(?!^)@.*$/, '')));
  expect(new Set(imported).size).toBeGreaterThan(8);
  expect([...new Set(imported)].filter(name => !listed.has(name))).toEqual([]);
});

it('names each of its packages once, and no dependency that it has not', () => {
  const refs = bill.components.map(component => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  const known = new Set([...refs, bill.dependencies[0]?.ref]);
  expect(
    bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter(ref => !known.has(ref)),
  ).toEqual([]);
});

/** Licences that ask for nothing but their own text. MPL-2.0 asks for the source of its files, which are public. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  '0BSD',
  'Unlicense',
]);

/** Packages with another licence, and why they are here. */
const otherLicences: Readonly<Record<string, { readonly licence: string; readonly why: string }>> = {
  '@fontsource/noto-sans-devanagari': {
    licence: 'OFL-1.1',
    why: 'a font: it may be shipped with a program, not sold by itself',
  },
  argparse: {
    licence: 'PSF-2.0',
    why: 'as free as BSD; a tool below the linter of openapi.json, not shipped',
  },
  'compute-gcd': { licence: 'none named', why: 'MIT by its own file; a tool below Prism, not shipped' },
  'compute-lcm': { licence: 'none named', why: 'MIT by its own file; a tool below Prism, not shipped' },
  fastestsmallesttextencoderdecoder: { licence: 'CC0-1.0', why: 'in the public domain; a tool below Prism' },
  'validate.io-function': {
    licence: 'none named',
    why: 'MIT by its own file; a tool below Prism, not shipped',
  },
  'validate.io-integer': {
    licence: 'none named',
    why: 'MIT by its own file; a tool below Prism, not shipped',
  },
  'validate.io-integer-array': { licence: 'none named', why: 'MIT by its own file; a tool below Prism' },
  'validate.io-number': {
    licence: 'none named',
    why: 'MIT by its own file; a tool below Prism, not shipped',
  },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    why: 'data of browsers, by its authors; a tool below Stryker, not shipped',
  },
  minimatch: { licence: 'BlueOak-1.0.0', why: 'as free as MIT; a tool below Stryker, not shipped' },
  'graceful-fs': { licence: 'BlueOak-1.0.0', why: 'as free as MIT; a tool below json-server and Lighthouse' },
  'parse-cache-control': {
    licence: 'none named',
    why: 'its package.json says BSD in a form of 2014; a tool below Lighthouse, not shipped',
  },
};

/** The problem with a package's licence, or null. Of `(A OR B)` one allowed licence is enough. */
function licenceProblem({ name, license }: Pick<LockedPackage, 'name' | 'license'>): string | null {
  const words = typeof license === 'string' ? license : 'none named';
  const choices = words.replace(/^\((.*)\)$/, '$1').split(' OR ');
  if (choices.some(choice => allowed.has(choice))) return null;
  return otherLicences[name]?.licence === words ? null : `${name}: ${words}`;
}
