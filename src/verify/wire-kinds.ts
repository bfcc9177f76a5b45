import * as v from 'valibot';
import { gateway, lines } from '../contract/fund-records.ts';
import { flag, optionalUrl, secret } from '../contract/wire.ts';
import { amount, clockText, marketId, minimum, rateValue } from '../contract/wire-values.ts';
import { readAmount } from '../domain/read-amount.ts';
import { readClock } from '../domain/read-clock.ts';
import { safeUrl } from '../lib/safe-url.ts';
import type { Finding } from './finding.ts';
import { originsOf } from './schema-parts.ts';
import { shown } from './show-value.ts';

/** What is to say of a value that the contract's reader accepts. */
type Remark = Pick<Finding, 'level' | 'kind' | 'says'>;

/** A kind of value: what the specification has there, and what the reader makes of anything else. */
type Kind = {
  readonly expected: string;
  /** What becomes of a reply without it; null where the app does without. */
  readonly withoutIt: string | null;
  /** What is to say of a value; null where it is as specified. */
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
  const minute = typeof value === 'string' ? readClock(value) : null;
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

/** The contract's own kinds of values. */
const kinds = new Map<v.GenericSchema, Kind>([
  [flag, { expected: flagWord, withoutIt: 'read as false', remark: flagRemark }],
  [amount, { expected: points, withoutIt: unknownAmount, remark: amountRemark }],
  [minimum, { expected: points, withoutIt: unknownAmount, remark: amountRemark }],
  [clockText, { expected: time, withoutIt: unknownTime, remark: clockRemark }],
  [marketId, { expected: 'a number or a text', withoutIt: null, remark: none }],
  [rateValue, { expected: 'a number', withoutIt: null, remark: rateRemark }],
  [secret, { expected: 'a text', withoutIt: null, remark: none }],
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

/** The kind of a schema; null for one whose values are not looked at. */
export function kindOf(schema: v.GenericSchema): Kind | null {
  const origin = originsOf(schema).find(one => kinds.has(one));
  return (origin && kinds.get(origin)) ?? textKind(schema);
}

/** Whether a value is a secret, which no report shows. */
export const isSecret = (schema: v.GenericSchema | null): boolean =>
  schema !== null && originsOf(schema).includes(secret);
