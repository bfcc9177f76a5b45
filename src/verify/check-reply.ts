import * as v from 'valibot';
import { decode } from '../api/client.ts';
import type { Call } from '../contract/endpoint.ts';
import { maxRows } from '../contract/wire-values.ts';
import { isTrue } from '../contract/wire.ts';
import { embeddedJson } from '../lib/embedded-json.ts';
import { parseJson } from '../lib/json.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { type Finding, merged, shown, whole } from './finding.ts';
import {
  entriesOf,
  fellBack,
  isObject,
  isSecret,
  type Json,
  type Keys,
  kindOf,
  originsOf,
  pointerOf,
  rowOf,
  schemaAt,
} from './schema.ts';

/** `text` is null if it is longer than the app reads. */
export type HttpReply = {
  readonly status: number;
  readonly type: string | null;
  readonly text: string | null;
};

type Endpoint = Pick<Call, 'embedded' | 'checksStatus' | 'emptyList' | 'token' | 'reply'>;

/**
 * Uses the app's own reader (`decode`) and the contract's own schemas. Merges equal findings of many rows,
 * and puts the heaviest first.
 */
export function checkReply(endpoint: Endpoint, reply: HttpReply): readonly Finding[] {
  const { status, type, text } = reply;
  if (status < 200 || status > 299) return [whole('fails', 'http', `code ${status} came${reasonIn(text)}`)];
  if (text === null) return [whole('fails', 'too-long', 'the reply has more than 5 MB')];
  const { json, findings } = readReply(endpoint, text);
  const marked = text.startsWith('\uFEFF')
    ? [whole('lenient', 'bom', 'a byte order mark is before the JSON; it is skipped')]
    : [];
  const typed = type === null || !/[/+]json\b/i.test(type) ? [contentType(type)] : [];
  return merged([
    ...findings,
    ...marked,
    ...typed,
    ...(json === null ? [] : keysGivenTwice(text)),
    ...(json === null ? [] : checkJson(endpoint, json)),
  ]);
}

const contentType = (type: string | null): Finding =>
  whole('lenient', 'content-type', `the content type is ${type ?? 'missing'} instead of application/json`);

function readReply(
  { embedded }: Endpoint,
  text: string,
): { readonly json: Json | null; readonly findings: readonly Finding[] } {
  const plain = parseJson(text);
  if (isObject(plain)) return { json: plain, findings: [] };
  const inner = plain === undefined ? embeddedJson(text) : undefined;
  if (isObject(inner)) {
    const start = shown(
      text.slice(0, text.indexOf('{')).trim() || text.slice(text.lastIndexOf('}') + 1).trim(),
    );
    const says = `other text is around the JSON: ${start}`;
    return { json: inner, findings: [whole(embedded ? 'lenient' : 'fails', 'text-around', says)] };
  }
  const came = text.trim() === '' ? 'nothing' : plain === undefined ? shown(text.trim()) : shown(plain);
  return { json: null, findings: [whole('fails', 'no-json', `a JSON object expected, ${came} came`)] };
}

function checkJson(endpoint: Endpoint, json: Json): readonly Finding[] {
  const read = decode(endpoint, JSON.stringify(json));
  const kind = read.ok ? null : read.error.kind;
  if (!read.ok && read.error.kind === 'refused') {
    const { message } = read.error;
    const came = message === null ? `status is ${shown(json['status'])}` : shown(message);
    return [whole('fails', 'refused', `refused: ${came}`)];
  }
  const { status } = json;
  const odd =
    kind === null && status !== undefined && !isTrue(status)
      ? [whole('lenient', 'no-status', `status is ${shown(status)}; the app reads this reply all the same`)]
      : [];
  const noStatus = kind === 'noStatus' ? [whole('fails', 'no-status', 'no status came')] : [];
  return [...noStatus, ...odd, ...checkValue(endpoint.reply, json)];
}

/** Readers differ in which of two equal keys they take. The app takes the last. */
function keysGivenTwice(text: string): readonly Finding[] {
  const objects: Set<string>[] = [];
  const twice = new Set<string>();
  for (const [, quoted, colon, brace] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|([{}])/g)) {
    if (brace === '{') objects.push(new Set());
    else if (brace === '}') objects.pop();
    const keys = objects.at(-1);
    if (quoted === undefined || colon === undefined || keys === undefined) continue;
    if (keys.has(quoted)) twice.add(quoted);
    keys.add(quoted);
  }
  return [...twice].map(key =>
    whole('misleads', 'key-twice', `the key ${shown(parseJson(key))} occurs twice in one object`),
  );
}

function reasonIn(text: string | null): string {
  const json = text === null ? null : parseJson(text);
  const reason = isObject(json) ? (json['msg'] ?? json['message']) : undefined;
  return typeof reason === 'string' ? `: ${shown(reason)}` : '';
}

type Schema = v.GenericSchema;

/** Every reply may have these fields. */
const envelope = ['status', 'msg', 'message'];

/** `level` is for a value that does not fit: the whole reply `fails`, or its row is `dropped`. */
function checkValue(
  schema: Schema,
  value: unknown,
  level: 'fails' | 'dropped' = 'fails',
  keys: Keys = [],
): readonly Finding[] {
  const issues = v.safeParse(schema, value).issues ?? [];
  const broken = issues.map(issue => ofIssue(schema, issue, keys, level));
  const brokenAt = new Set(broken.map(({ pointer }) => pointer));
  return [...broken, ...inside(schema, value, keys).filter(({ pointer }) => !brokenAt.has(pointer))];
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
  // The likely name of a missing field is not reported again as a strange field.
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
  if (remark !== null) return [{ ...at, ...remark }];
  return typeof value === 'string' && markup.test(value) && !isHtml(keys) && !isSecret(schema)
    ? [
        {
          ...at,
          level: 'lenient',
          kind: 'markup',
          says: `${shown(value)}: players see the markup as it stands`,
        },
      ]
    : [];
}

/** A tag, or a character written as an entity. */
const markup = /<\/?[a-z][^<]*>|&(?:#x?[\da-f]+|[a-z]{2,8});/i;
/** The only field with HTML (spec 2 §7). */
const isHtml = (keys: Keys): boolean => keys.at(-1) === 'how_to_play_content';

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

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const shortest = 4;

/** The nearest name, or one that contains it (`token` for `unique_token`). */
function likelyName(name: string, names: readonly string[]): string | null {
  const part = names.find(other => {
    const [short = '', long = ''] = [plain(name), plain(other)].toSorted((a, b) => a.length - b.length);
    return short.length >= shortest && long.includes(short);
  });
  return nearestName(name, names) ?? part ?? null;
}
