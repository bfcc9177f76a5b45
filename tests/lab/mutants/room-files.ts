import { readdirSync } from 'node:fs';

/** All files in TypeScript, such as `src/domain/slip/slip.ts`. */
export const ownFiles: readonly string[] = ['src', 'mock-server', 'tests'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`),
);

const expressions = new Map([
  ['**/', '(?:.*/)?'],
  ['*', '[^/]*'],
  ['.', '\\.'],
  ['{', '(?:'],
  [',', '|'],
  ['}', ')'],
]);

/** The files of a glob, as far as the table of rooms uses the language: `**` with a slash, `*`, one level of braces. */
export function filesOf(glob: string): readonly string[] {
  const source = glob.replace(/\*\*\/|[*.{},]/g, found => expressions.get(found) ?? found);
  return ownFiles.filter(file => new RegExp(`^${source}$`).test(file));
}

/** The globs that the braces of a glob spell out, so that a name among others cannot be wrong unnoticed. */
export function namesIn(glob: string): readonly string[] {
  const [braces, names] = /\{([^}]*)\}/.exec(glob) ?? [];
  if (braces === undefined || names === undefined) return [glob];
  return names.split(',').flatMap(name => namesIn(glob.replace(braces, name)));
}
