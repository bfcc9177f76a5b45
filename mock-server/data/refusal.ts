import type * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { nearestName } from '../../src/lib/nearest-name.ts';

/** A provider call replies `status: false` with this message, and a control call replies code 400. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Places in the scenario's file where the wrong part may be. */
  readonly paths: readonly (readonly string[])[];

  constructor(message: string, paths: Refusal['paths'] = []) {
    super(message);
    this.paths = paths;
  }
}

export function refuse(msg: string, paths: Refusal['paths'] = []): never {
  throw new Refusal(msg, paths);
}

export function requireRow<T extends { readonly id: number }>(
  rows: readonly T[],
  id: number,
  what: string,
): T {
  return rows.find(row => row.id === id) ?? refuse(`No such ${what}: ${id}`);
}

/** `; did you mean …?` with the nearest name, or empty if none is near. */
export function hint(written: string, names: readonly string[]): string {
  const near = nearestName(written, names);
  return near === null ? '' : `; did you mean ${near}?`;
}

export const noPlayer = (mobile: string, users: readonly { readonly mobile: string }[]): string => {
  const known = users.map(user => user.mobile);
  return `no player has the mobile number ${mobile}${hint(mobile, known)}`;
};

export const userByMobile = <User extends { readonly mobile: string }>(
  { users }: { readonly users: readonly User[] },
  mobile: string,
  msg: string,
): User => users.find(user => user.mobile === mobile) ?? refuse(msg);

export const problemIn = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  `${fieldOf(issues)}: ${wordsOf(issues[0])}`;

/** Suggests the known words, or the nearest one, for an unknown word. */
export function wordsOf({ expected, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not known here';
  if (!message.startsWith('Invalid')) return message;
  const choices = [...(expected ?? '').matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);
  if (choices.length < 2 || typeof input !== 'string') return message;
  return `'${input}' is not one of ${choices.join(', ')}${hint(input, choices)}`;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Empty if the schema takes any name, or none. */
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

/** Lists count too. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
