import { parseJson } from '../../src/lib/json.ts';

/** No call needs ten levels. Functions that walk through a value call themselves at each level. */
const maxDepth = 64;

const [quote, backslash] = ['"', '\\'].map(sign => sign.charCodeAt(0));
const opens: ReadonlySet<number> = new Set(['[', '{'].map(sign => sign.charCodeAt(0)));
const closes: ReadonlySet<number> = new Set([']', '}'].map(sign => sign.charCodeAt(0)));

/** Counts without parsing, so that 48 kB of `[` cost nothing. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    if (inText) {
      if (sign === backslash) index += 1;
      else if (sign === quote) inText = false;
    } else if (sign === quote) inText = true;
    else if (opens.has(sign)) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (closes.has(sign)) depth -= 1;
  }
  return false;
}

/** Undefined for text that is not JSON or is nested too deeply. */
export const boundedJson = (text: string): unknown => (isTooDeep(text) ? undefined : parseJson(text));
