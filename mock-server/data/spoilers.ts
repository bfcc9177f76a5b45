import { parseJson } from '../../src/lib/json.ts';
import type { FaultKind } from './fault-rule.ts';

/** What a fault does to the text of a reply; other kinds leave it as it is. */
const spoilers: { readonly [K in FaultKind]?: (text: string) => string } = {
  empty: () => '',
  truncate: text => text.slice(0, Math.floor(text.length / 2)),
  html: () => '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>nginx</p>\n',
  noise: text =>
    `Notice: Undefined index: data in /app/api.php on line 12\n${text}\n<!-- served in 12 ms -->`,
  'wrong-types': text => JSON.stringify(swapTypes(parseJson(text)) ?? text),
  'missing-fields': text => JSON.stringify(dropFields(parseJson(text)) ?? text),
  huge: text => `${text.slice(0, -1)},"padding":"${'x'.repeat(5_000_000)}"}`,
};

/** The reply's text after a fault of this kind. */
export const spoil = (kind: FaultKind, text: string): string => spoilers[kind]?.(text) ?? text;

function swapTypes(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string')
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value.length;
  return each(value, swapTypes);
}

/** Leaves out every second field of every object, from the first that is not `status`. */
function dropFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return each(value, dropFields);
  const entries = Object.entries(value).filter(([key]) => key !== 'status');
  const kept = entries
    .filter((_, index) => index % 2 === 1)
    .map(([key, part]) => [key, dropFields(part)] as const);
  return Object.fromEntries('status' in value ? [['status', value.status] as const, ...kept] : kept);
}

function each(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => change(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}
