import { isRecord } from '../lib/is-record.ts';

/** The parts of a valibot schema that describe its fields. */
export type SchemaPart = {
  readonly type: string;
  readonly wrapped?: SchemaPart;
  readonly entries?: Readonly<Record<string, SchemaPart>>;
};

/** A schema without the defaults around it. */
export const insideOf = (part: SchemaPart): SchemaPart =>
  part.wrapped === undefined ? part : insideOf(part.wrapped);

/** The same value with its fields in the order of the schema. Fields that it does not name come last. */
export function inOrder(value: unknown, part?: SchemaPart): unknown {
  if (!isRecord(value) || Array.isArray(value)) return value;
  const entries = part === undefined ? {} : (insideOf(part).entries ?? {});
  const known = Object.keys(entries).filter(name => Object.hasOwn(value, name));
  const others = Object.keys(value)
    .filter(name => !known.includes(name))
    .toSorted();
  return Object.fromEntries([...known, ...others].map(name => [name, inOrder(value[name], entries[name])]));
}
