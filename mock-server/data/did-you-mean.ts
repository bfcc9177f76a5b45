import { hint } from './refusal.ts';

/** The field names that a schema has at a place; empty where it takes any name, or none. */
export function fieldNames(schema: unknown, keys: readonly string[]): readonly string[] {
  if (!isRecord(schema)) return [];
  const { pipe, wrapped, options, entries, item } = schema;
  if (Array.isArray(pipe)) return fieldNames(Object.assign({}, pipe[0]), keys);
  if (wrapped !== undefined) return fieldNames(wrapped, keys);
  if (Array.isArray(options)) return [...new Set(options.flatMap(option => fieldNames(option, keys)))];
  const [key, ...rest] = keys;
  if (isRecord(entries)) return key === undefined ? Object.keys(entries) : fieldNames(entries[key], rest);
  return item === undefined ? [] : fieldNames(item, rest);
}

/** The first field that a schema does not know, with `; did you mean …?` where a name is near; null for none. */
export function unknownField(
  value: unknown,
  schema: unknown,
  path: readonly string[] = [],
): { readonly path: readonly string[]; readonly hint: string } | null {
  if (!isRecord(value)) return null;
  const names = Array.isArray(value) ? [] : fieldNames(schema, path);
  for (const [name, part] of Object.entries(value)) {
    const inner = [...path, name];
    if (names.length > 0 && !names.includes(name)) return { path: inner, hint: hint(name, names) };
    const deeper = unknownField(part, schema, inner);
    if (deeper !== null) return deeper;
  }
  return null;
}

/** True for objects and lists. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
