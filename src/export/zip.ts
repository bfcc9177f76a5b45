import { type Zippable, zipSync } from 'fflate';
import type { SiteFiles } from './bytes.ts';

/** The first time that a zip can hold, in the zone of whoever makes it: the same files give the same bytes everywhere. */
const noTime = new Date(1980, 0, 1);

/** What is packed already would only grow. */
const isPacked = /\.(br|gz|png|woff2|ico)$/;

/** `level` 0 only puts the files together. */
export function zipOf(files: SiteFiles, level: 0 | 9 = 9): Uint8Array {
  const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const entries: Zippable = Object.fromEntries(
    sorted.map(([path, bytes]) => [path, [bytes, { level: isPacked.test(path) ? 0 : level }]]),
  );
  return zipSync(entries, { mtime: noTime });
}
