import type { LockedPackage } from './lock.ts';

/** Licences that ask for nothing but their own text. MPL-2.0 asks for the source of its own files, which are public. */
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
export const otherLicences: Readonly<Record<string, { readonly licence: string; readonly why: string }>> = {
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

/** What is wrong with a package's licence; null when nothing is. Of `(A OR B)` one that is allowed is enough. */
export function licenceProblem({ name, license }: Pick<LockedPackage, 'name' | 'license'>): string | null {
  const words = typeof license === 'string' ? license : 'none named';
  const choices = words.replace(/^\((.*)\)$/, '$1').split(' OR ');
  if (choices.some(choice => allowed.has(choice))) return null;
  return otherLicences[name]?.licence === words ? null : `${name}: ${words}`;
}
