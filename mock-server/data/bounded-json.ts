import { parseJson } from '../../src/lib/json.ts';

/** No call needs ten levels; what walks through a value calls itself at each of them. */
const maxDepth = 64;

const [quote, backslash] = ['"', '\\'].map(sign => sign.charCodeAt(0));
const opens: ReadonlySet<number> = new Set(['[', '{'].map(sign => sign.charCodeAt(0)));
const closes: ReadonlySet<number> = new Set([']', '}'].map(sign => sign.charCodeAt(0)));

/** Counted, not parsed: 48 kB of `[` cost nothing. */
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

/** Undefined also for JSON that is nested too deeply. */
export const boundedJson = (text: string): unknown => (isTooDeep(text) ? undefined : parseJson(text));
