import * as v from 'valibot';
import { otpCode } from '../contract/auth.ts';
import { gateway, lines } from '../contract/funds.ts';
import { amount, clockText, marketId, minimum, rateValue } from '../contract/wire-values.ts';
import { flag, optionalUrl, secret } from '../contract/wire.ts';
import { readAmount } from '../domain/amount.ts';
import { readClock } from '../domain/clock-time.ts';
import { safeUrl } from '../lib/safe-url.ts';
import { type Finding, shown } from './finding.ts';

// Takes the contract's schemas apart, because they are the only description of a reply.

export type Keys = readonly (string | number)[];
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is v.GenericSchema =>
  isObject(value) && value['kind'] === 'schema' && typeof value['~run'] === 'function';

/** Null if the schema is not an object's. */
export function entriesOf(schema: v.GenericSchema): Readonly<Record<string, v.GenericSchema>> | null {
  const inner = unwrapped(schema);
  return 'entries' in inner && isObject(inner.entries)
    ? Object.fromEntries(
        Object.entries(inner.entries).flatMap(([name, entry]) => (isSchema(entry) ? [[name, entry]] : [])),
      )
    : null;
}

/** Null if the schema is not a list's. */
export function rowOf(schema: v.GenericSchema): v.GenericSchema | null {
  const inner = unwrapped(schema);
  return 'item' in inner && isSchema(inner.item) ? inner.item : null;
}

function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema && isSchema(schema.wrapped) ? unwrapped(schema.wrapped) : schema;
}

/** The schema itself comes first. */
export function originsOf(schema: v.GenericSchema): readonly v.GenericSchema[] {
  // A pipe also contains the parts of its first schema.
  const inner = 'pipe' in schema ? listOf(schema.pipe)[0] : 'wrapped' in schema && schema.wrapped;
  return isSchema(inner) && inner !== schema ? [schema, ...originsOf(inner)] : [schema];
}

/** Empty if the value is not a list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Null if the contract has no schema there. */
export function schemaAt(schema: v.GenericSchema, [key, ...rest]: Keys): v.GenericSchema | null {
  if (key === undefined) return schema;
  const inner = typeof key === 'number' ? rowOf(schema) : entriesOf(schema)?.[key];
  return inner ? schemaAt(inner, rest) : null;
}

/** True if the schema used its fallback instead of the value. */
export function fellBack(schema: v.GenericSchema, value: unknown): boolean {
  const [root, ...actions] = 'pipe' in schema ? listOf(schema.pipe) : [];
  if (!('fallback' in schema) || !isSchema(root)) return false;
  // The same pipe without its fallback.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the actions come out of a pipe
  const strict = v.pipe(root, ...(actions as v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]));
  return !v.is(strict, value);
}

/** `['result', 0, 'open_time']` becomes the JSON pointer `/result/0/open_time`. */
export const pointerOf = (keys: Keys): string =>
  keys.map(key => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A remark about a value that the contract's reader accepts. */
type Remark = Pick<Finding, 'level' | 'kind' | 'says'>;

type Kind = {
  readonly expected: string;
  /** The effect on a reply without the value. Null if the app does not need it. */
  readonly withoutIt: string | null;
  /** Null if the value is as specified. */
  readonly remark: (value: unknown) => Remark | null;
};

const none = (): null => null;
const dropped = (value: unknown, expected: string, becomes: string): Remark => ({
  level: 'dropped',
  kind: 'wrong',
  says: `${expected} expected, ${shown(value)} came; ${becomes}`,
});
const lenient = (value: unknown, expected: string, becomes: string): Remark => ({
  level: 'lenient',
  kind: 'form',
  says: `${expected} expected, ${shown(value)} came; ${becomes}`,
});
const otherType = (value: unknown, expected: string): Remark => ({
  level: 'lenient',
  kind: 'type',
  says: `${expected} expected, ${typeof value === 'string' ? 'a text' : `a ${typeof value}`} came`,
});

const flags: ReadonlySet<unknown> = new Set([true, false, 0, 1, 2, '0', '1', '2', 'true', 'false']);
const flagWord = '1, 0, true or false';
const points = 'a whole number';
const unknownAmount = 'it is shown as unknown';
const time = 'a time such as 3:00 PM';
const unknownTime = 'the time stays unknown';
const address = 'an https address or a path';

function amountRemark(value: unknown): Remark | null {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return null;
  const read = readAmount(value);
  if (read === 'unreadable') return dropped(value, points, unknownAmount);
  if (typeof value === 'string' && /^\d+$/.test(value)) return otherType(value, points);
  return lenient(value, points, `read as ${read.exact}`);
}

function clockRemark(value: unknown): Remark | null {
  const minute = typeof value === 'string' || typeof value === 'number' ? readClock(String(value)) : null;
  if (minute === null) return dropped(value, time, unknownTime);
  if (typeof value === 'string' && /^\d{1,2}:\d{2} [AP]M$/i.test(value)) return null;
  const hour = String(Math.floor(minute / 60)).padStart(2, '0');
  return lenient(value, time, `read as ${hour}:${String(minute % 60).padStart(2, '0')}`);
}

function flagRemark(value: unknown): Remark | null {
  if (flags.has(value)) return null;
  return value === null
    ? lenient(value, flagWord, 'read as false')
    : dropped(value, flagWord, 'read as false');
}

function urlRemark(value: unknown): Remark | null {
  if (value === null || value === '') return null;
  if (typeof value !== 'string') return otherType(value, address);
  return safeUrl(value, 'https://app.invalid/') === null ? dropped(value, address, 'it is not opened') : null;
}

const isText = (value: unknown): Remark | null =>
  typeof value === 'string' ? null : otherType(value, 'a text');

const kinds = new Map<v.GenericSchema, Kind>([
  [flag, { expected: flagWord, withoutIt: 'read as false', remark: flagRemark }],
  [amount, { expected: points, withoutIt: unknownAmount, remark: amountRemark }],
  [minimum, { expected: points, withoutIt: unknownAmount, remark: amountRemark }],
  [clockText, { expected: time, withoutIt: unknownTime, remark: clockRemark }],
  [marketId, { expected: 'a number or a text', withoutIt: null, remark: none }],
  [rateValue, { expected: 'a number', withoutIt: null, remark: rateRemark }],
  [secret, { expected: 'a text', withoutIt: null, remark: none }],
  [otpCode, { expected: 'a text', withoutIt: null, remark: none }],
  [gateway, { expected: '1, 2 or 3', withoutIt: null, remark: none }],
  [lines, { expected: 'a text', withoutIt: 'read as empty', remark: textRemark }],
  [optionalUrl, { expected: address, withoutIt: null, remark: urlRemark }],
]);

function rateRemark(value: unknown): Remark | null {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value))) return null;
  return lenient(value, 'a number', 'it is shown as it is');
}

function textRemark(value: unknown): Remark | null {
  return value === null ? lenient(value, 'a text', 'read as empty') : isText(value);
}

/** A text that may be missing is read as null, any other as empty. */
function textKind(schema: v.GenericSchema): Kind | null {
  if (!originsOf(schema).some(({ type }) => type === 'union')) return null;
  const empty = v.safeParse(schema, null);
  const isOptional = empty.success && empty.output === null;
  return {
    expected: 'a text',
    withoutIt: empty.success && !isOptional ? 'read as empty' : null,
    remark: isOptional ? value => (value === null ? null : isText(value)) : textRemark,
  };
}

/** Null for a schema whose values are not checked. */
export function kindOf(schema: v.GenericSchema): Kind | null {
  const origin = originsOf(schema).find(part => kinds.has(part));
  return (origin && kinds.get(origin)) ?? textKind(schema);
}

/** Reports never show a secret. */
export const isSecret = (schema: v.GenericSchema | null): boolean =>
  schema !== null && originsOf(schema).some(part => part === secret || part === otpCode);
