import { parseJson } from './json.ts';

const maxBraces = 64;
const maxLength = 5_000_000;

/** The end is exclusive, or -1 if there is none. Braces inside strings do not count. */
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
 * Spec 1 §7, `/api-forgot-password`: finds JSON inside other text. Tries at most 64 braces and 5,000,000
 * characters.
 */
export function embeddedJson(text: string): unknown {
  if (text.length > maxLength) return undefined;
  let start = text.indexOf('{');
  for (let tries = 0; start !== -1 && tries < maxBraces; tries += 1) {
    const end = endOfObject(text, start);
    const value = end === -1 ? undefined : parseJson(text.slice(start, end));
    if (value !== undefined) return value;
    start = text.indexOf('{', start + 1);
  }
  return undefined;
}
