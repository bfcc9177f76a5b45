import { readdirSync, readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';

/** The folders of the packages whose code is in the outputs, in alphabetical order. */
const packagesIn = (outputs: Metafile['outputs']): readonly string[] => {
  const inputs = Object.values(outputs).flatMap(output => Object.entries(output.inputs));
  const shipped = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const folders = shipped.flatMap(
    ([file]) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].toSorted();
};

/**
 * The text of `licenses.txt`: name, version, license and notices of each shipped package; `others` are the folders of those
 * that ship no code (a font). Throws when a package has no
 * `license` in its package.json.
 */
export const licensesOf = (outputs: Metafile['outputs'], others: readonly string[] = []): string =>
  `Packages whose code is part of this site\n\n${[...packagesIn(outputs), ...others].map(noticeOf).join('\n')}`;

function noticeOf(folder: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- each field is checked below
  const about: { readonly [field: string]: unknown } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  const { name, version, license, author } = about;
  if (typeof license !== 'string') throw new Error(`${folder} names no license`);
  const texts = readdirSync(folder)
    .filter(file => /^(licen[cs]e|notice|copying)\b/i.test(file))
    .toSorted()
    .map(file => readFileSync(`${folder}/${file}`, 'utf8').trim());
  const title = `${String(name)} ${String(version)} (${license})`;
  // Some packages have no license file: their package.json has the license and the author.
  const notices = texts.length > 0 ? texts : [`By ${typeof author === 'string' ? author : 'its authors'}.`];
  return [title, '='.repeat(title.length), '', notices.join('\n\n'), ''].join('\n');
}
