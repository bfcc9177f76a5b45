import * as v from 'valibot';

// The schemas of the contract, taken apart: what they are made of is the one description of a reply.

export type Keys = readonly (string | number)[];
export type Json = Readonly<Record<string, unknown>>;

/** True for an object that is no list. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is v.GenericSchema =>
  isObject(value) && value['kind'] === 'schema' && typeof value['~run'] === 'function';

/** The fields of an object; null for a schema of anything else. */
export function entriesOf(schema: v.GenericSchema): Readonly<Record<string, v.GenericSchema>> | null {
  const inner = unwrapped(schema);
  return 'entries' in inner && isObject(inner.entries)
    ? Object.fromEntries(
        Object.entries(inner.entries).flatMap(([name, entry]) => (isSchema(entry) ? [[name, entry]] : [])),
      )
    : null;
}

/** The schema of a row; null for a schema of anything but a list. */
export function rowOf(schema: v.GenericSchema): v.GenericSchema | null {
  const inner = unwrapped(schema);
  return 'item' in inner && isSchema(inner.item) ? inner.item : null;
}

/** What an optional or nullish schema holds. */
function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema && isSchema(schema.wrapped) ? unwrapped(schema.wrapped) : schema;
}

/** The schemas that a schema was made from, itself first. */
export function originsOf(schema: v.GenericSchema): readonly v.GenericSchema[] {
  // A pipe carries the parts of its first schema too, so it is looked into first.
  const inner = 'pipe' in schema ? listOf(schema.pipe)[0] : 'wrapped' in schema && schema.wrapped;
  return isSchema(inner) && inner !== schema ? [schema, ...originsOf(inner)] : [schema];
}

/** The same list; empty for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The schema at a place of a reply; null where the contract has none. */
export function schemaAt(schema: v.GenericSchema, [key, ...rest]: Keys): v.GenericSchema | null {
  if (key === undefined) return schema;
  const inner = typeof key === 'number' ? rowOf(schema) : entriesOf(schema)?.[key];
  return inner ? schemaAt(inner, rest) : null;
}

/** Whether a value was not read but replaced by the schema's fallback. */
export function fellBack(schema: v.GenericSchema, value: unknown): boolean {
  const [root, ...actions] = 'pipe' in schema ? listOf(schema.pipe) : [];
  if (!('fallback' in schema) || !isSchema(root)) return false;
  // The same pipe without its fallback.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the actions come out of a pipe
  const strict = v.pipe(root, ...(actions as v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]));
  return !v.is(strict, value);
}

/** `['result', 0, 'open_time']` as the JSON pointer `/result/0/open_time`. */
export const pointerOf = (keys: Keys): string =>
  keys.map(key => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
