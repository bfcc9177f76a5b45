import * as v from 'valibot';
import { maxRows } from '../contract/wire-lists.ts';
import type { Finding } from './finding.ts';
import { likelyName } from './likely-name.ts';
import {
  entriesOf,
  fellBack,
  isObject,
  originsOf,
  pointerOf,
  rowOf,
  schemaAt,
  type Json,
  type Keys,
} from './schema-parts.ts';
import { shown } from './show-value.ts';
import { isSecret, kindOf } from './wire-kinds.ts';

type Schema = v.GenericSchema;

/** Every reply may have them, whatever else the contract names. */
const envelope = ['status', 'msg', 'message'];

/**
 * What is to say of a part of a reply, by the contract's own schema. Where it does not fit, `level` says what that means:
 * the whole reply `fails`, or its row is `dropped`.
 */
export function checkValue(
  schema: Schema,
  value: unknown,
  level: 'fails' | 'dropped' = 'fails',
  keys: Keys = [],
): readonly Finding[] {
  const issues = v.safeParse(schema, value).issues ?? [];
  const broken = issues.map(issue => ofIssue(schema, issue, keys, level));
  const told = new Set(broken.map(({ pointer }) => pointer));
  return [...broken, ...inside(schema, value, keys).filter(({ pointer }) => !told.has(pointer))];
}

function ofIssue(schema: Schema, issue: v.BaseIssue<unknown>, keys: Keys, level: Finding['level']): Finding {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const name = path.at(-1);
  const parent = issue.path?.at(-1)?.input;
  const place = schemaAt(schema, path);
  const expected = place === null ? issue.message : expectedAt(place, issue);
  const lost = level === 'dropped' ? '; the row is dropped' : '';
  const found = { level, pointer: pointerOf([...keys, ...path]), times: 1 };
  if (name === undefined) return { ...found, kind: 'row', says: `${issue.message}${lost}` };
  if (isObject(parent) && !(name in parent)) {
    const siblings = schemaAt(schema, path.slice(0, -1));
    const hint = hintFor(name, strangeNames(siblings, parent, path.length === 1 && keys.length === 0));
    return { ...found, kind: 'missing', says: `missing${hint}: ${expected} expected${lost}` };
  }
  if (place !== null && rowOf(place) !== null && Array.isArray(issue.input))
    return { ...found, kind: 'row', says: `no row of the list can be read${lost}` };
  const came = isSecret(place) ? 'something else' : shown(issue.input);
  return { ...found, kind: 'wrong', says: `${expected} expected, ${came} came${lost}` };
}

function expectedAt(schema: Schema, issue: v.BaseIssue<unknown>): string {
  if (rowOf(schema) !== null) return 'a list';
  return kindOf(schema)?.expected ?? (entriesOf(schema) === null ? issue.message : 'an object');
}

function inside(schema: Schema, value: unknown, keys: Keys): readonly Finding[] {
  const row = rowOf(schema);
  if (row !== null) return insideList(row, value, keys);
  const entries = entriesOf(schema);
  if (entries === null) return insideLeaf(schema, value, keys);
  return isObject(value) ? insideObject(schema, entries, value, keys) : [];
}

function insideList(row: Schema, value: unknown, keys: Keys): readonly Finding[] {
  const at = { pointer: pointerOf(keys), times: 1 };
  if (value === null)
    return [
      { ...at, level: 'dropped', kind: 'null-list', says: 'a list expected, null came; read as empty' },
    ];
  if (!Array.isArray(value)) return [];
  if (value.length === 0)
    return [{ ...at, level: 'note', kind: 'empty-list', says: 'the list is empty: no row could be checked' }];
  const tooMany = `only the first ${maxRows} of ${value.length} rows are read`;
  return [
    ...(value.length > maxRows ? [{ ...at, level: 'dropped', kind: 'cut', says: tooMany } as const] : []),
    ...value
      .slice(0, maxRows)
      .flatMap((candidate, index) => checkValue(row, candidate, 'dropped', [...keys, index])),
  ];
}

function insideObject(
  schema: Schema,
  entries: Readonly<Record<string, Schema>>,
  value: Json,
  keys: Keys,
): readonly Finding[] {
  const missing = Object.keys(entries).filter(name => !(name in value));
  const strange = strangeNames(schema, value, keys.length === 0);
  // A name that a missing field is said to have been sent by is not told twice.
  const meant = new Set(missing.map(name => likelyName(name, strange)));
  return [
    ...Object.entries(entries).flatMap(([name, entry]) =>
      name in value
        ? inside(entry, value[name], [...keys, name])
        : ofMissing(entry, [...keys, name], hintFor(name, strange)),
    ),
    ...strange
      .filter(name => !meant.has(name))
      .map((name): Finding => {
        const near = likelyName(name, missing);
        const says = `not known, and not read${near === null ? '' : `; did you mean ${near}?`}`;
        return { level: 'note', kind: 'unknown', pointer: pointerOf([...keys, name]), says, times: 1 };
      }),
  ];
}

/** A field that the reader can do without. */
function ofMissing(schema: Schema, keys: Keys, hint: string): readonly Finding[] {
  const kind = kindOf(schema);
  if (kind === null) return [];
  const isOptional = kind.withoutIt === null || schema.type === 'optional';
  const says = isOptional ? 'not sent' : `missing${hint}: ${kind.expected} expected; ${kind.withoutIt}`;
  const level = isOptional ? 'note' : kind.expected === 'a text' ? 'lenient' : 'dropped';
  return [
    { level, kind: 'missing', pointer: pointerOf(keys), says: isOptional ? says + hint : says, times: 1 },
  ];
}

function insideLeaf(schema: Schema, value: unknown, keys: Keys): readonly Finding[] {
  const kind = kindOf(schema);
  if (kind === null || !v.is(schema, value)) return [];
  const at = { pointer: pointerOf(keys), times: 1 };
  const remark = kind.remark(value);
  if (remark !== null && remark.level === 'dropped') return [{ ...at, ...remark }];
  if (fellBack(schema, value))
    return [
      {
        ...at,
        level: 'dropped',
        kind: 'wrong',
        says: `${kind.expected} expected, ${shown(value)} came; it is left out`,
      },
    ];
  const cut = cutOf(schema, value);
  if (cut !== null) return [{ ...at, ...cut }];
  return remark === null ? [] : [{ ...at, ...remark }];
}

/** What the reader takes away from a text. */
function cutOf(schema: Schema, value: unknown): Pick<Finding, 'level' | 'kind' | 'says'> | null {
  if (typeof value !== 'string' || isSecret(schema)) return null;
  for (const origin of originsOf(schema)) {
    const read = v.safeParse(origin, value);
    if (!read.success || typeof read.output !== 'string') continue;
    const { length } = read.output;
    const sent = value.trim();
    if (read.output === sent || length === 0) return null;
    return sent.startsWith(read.output)
      ? { level: 'dropped', kind: 'cut', says: `${sent.length} letters came; cut after ${length}` }
      : { level: 'lenient', kind: 'form', says: 'control letters came; they are left out' };
  }
  return null;
}

function strangeNames(schema: Schema | null, value: Json, isTop: boolean): readonly string[] {
  const known = Object.keys((schema && entriesOf(schema)) ?? {});
  return Object.keys(value).filter(name => !known.includes(name) && !(isTop && envelope.includes(name)));
}

function hintFor(name: string, strange: readonly string[]): string {
  const near = likelyName(name, strange);
  return near === null ? '' : `; was ${near} meant?`;
}
