import { type Zippable, zipSync } from 'fflate';
import type { SiteFiles } from './bytes.ts';

/**
 * The earliest time that a zip can store, in local time, so that the same files give the same bytes
 * everywhere.
 */
const noTime = new Date(1980, 0, 1);

/** Compressing these files again would make them larger. */
const isPacked = /\.(br|gz|png|woff2|ico)$/;

/** `level` 0 stores the files without compressing them. */
export function zipOf(files: SiteFiles, level: 0 | 9 = 9): Uint8Array {
  const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const entries: Zippable = Object.fromEntries(
    sorted.map(([path, bytes]) => [path, [bytes, { level: isPacked.test(path) ? 0 : level }]]),
  );
  return zipSync(entries, { mtime: noTime });
}
