import { createHash } from 'node:crypto';
import { parseJson } from '../../src/lib/json.ts';
import { isRecord } from '../data/did-you-mean.ts';

/** The state file of the change before the last. */
export const olderOf = (file: string): string => `${file}.old`;

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The JSON of a saved state with its checksum: `{"sum": "…", "saved": …}`, so that a damaged file can be told. */
export const sealed = (text: string): string => `{"sum":"${sumOf(text)}","saved":${text}}`;

const seal = /^\{"sum":"([\da-f]{64})","saved":/;

/** The saved JSON of a state file; null when it was cut off or damaged. A file without a checksum is of an older mock. */
export function unsealed(file: string): string | null {
  const text = file.trimEnd();
  const match = seal.exec(text);
  if (match === null) {
    const parsed = parseJson(text);
    return isRecord(parsed) && Object.hasOwn(parsed, 'state') ? text : null;
  }
  const inner = text.slice(match[0].length, -1);
  return text.endsWith('}') && sumOf(inner) === match[1] ? inner : null;
}
