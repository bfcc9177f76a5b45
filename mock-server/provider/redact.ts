import { parseJson } from '../../src/lib/json.ts';

/** The fields that hold secrets, in requests and replies. */
export const secretFields: ReadonlySet<string> = new Set([
  'password',
  'old_pass',
  'new_pass',
  'otp',
  'unique_token',
  'security_pin',
]);
const longest = 4000;

/** JSON for the journal: secrets as `***`, and what is long cut off. */
export function masked(value: unknown): unknown {
  const clean = hide(value);
  const text = JSON.stringify(clean) ?? '';
  return text.length > longest ? `${text.slice(0, longest)}…` : clean;
}

/** The same for the text of a JSON, when it is asked for: most calls are never looked at. Long ones are cut at once. */
export function maskedLater(text: string): () => unknown {
  if (text.length <= longest) return () => masked(parseJson(text));
  const cut = masked(parseJson(text));
  return () => cut;
}

function hide(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hide);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, secretFields.has(key) ? '***' : hide(part)]),
  );
}
