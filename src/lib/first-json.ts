import { parseJson } from './json.ts';

const attempts = 64;
const limit = 5_000_000;

/** Where the object that opens at `start` ends (exclusive), or -1; braces inside strings do not count. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/**
 * The first JSON object that stands in a text, whatever surrounds it (spec 1 §7, `/api-forgot-password`);
 * undefined when there is none. Bounded: 5 MB of text and 64 opening braces are looked at.
 */
export function firstJsonObject(text: string): unknown {
  if (text.length > limit) return undefined;
  let start = text.indexOf('{');
  for (let tries = 0; start !== -1 && tries < attempts; tries += 1) {
    const end = endOfObject(text, start);
    const value = end === -1 ? undefined : parseJson(text.slice(start, end));
    if (value !== undefined) return value;
    start = text.indexOf('{', start + 1);
  }
  return undefined;
}
