import * as v from 'valibot';
import { entriesOf, type Json, kindOf, rowOf } from '../../../../src/verify/schema.ts';
import { fieldNotes } from './field-notes.ts';
import { kindRef } from './kinds.ts';

/**
 * The JSON schema of a reply, with the values that the app reads without loss. The descriptions say which
 * other values it reads, and as what.
 */
export function replySchema(schema: v.GenericSchema): Json {
  const row = rowOf(schema);
  if (row !== null) return listSchema(schema, row);
  const entries = entriesOf(schema);
  return entries === null ? (kindRef(schema) ?? textSchema(schema)) : objectSchema(entries);
}

function listSchema(schema: v.GenericSchema, row: v.GenericSchema): Json {
  const items = replySchema(row);
  if (!v.is(schema, [])) return { type: 'array', items, minItems: 1, description: 'The first row is read.' };
  return { type: 'array', items, description: 'Null is read as an empty list.' };
}

const objectSchema = (entries: Readonly<Record<string, v.GenericSchema>>): Json => {
  const required = Object.keys(entries).filter(name => isNeeded(entries[name]));
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, { ...replySchema(entry), ...noteOf(name) }]),
    ),
    ...(required.length > 0 && { required }),
  };
};

const noteOf = (name: string): Json => {
  const note = fieldNotes[name];
  return note === undefined ? {} : { description: note };
};

/** Whether the app loses something without this field: the reply, the row, or more than an empty text. */
function isNeeded(schema: v.GenericSchema | undefined): boolean {
  if (schema === undefined || schema.type === 'optional') return false;
  if (!v.is(v.object({ field: schema }), {})) return true;
  const kind = kindOf(schema);
  return kind !== null && kind.withoutIt !== null && kind.expected !== 'a text';
}

/** The schema of a text. Its greatest length is that of the reader's cut. */
function textSchema(schema: v.GenericSchema): Json {
  const long = v.safeParse(schema, 'x'.repeat(1_000_000));
  const most = long.success && typeof long.output === 'string' ? long.output.length : null;
  const withoutIt = kindOf(schema)?.withoutIt ?? null;
  return {
    type: ['string', 'number', ...(v.is(schema, null) ? ['null'] : [])],
    ...(!v.is(schema, '') && { pattern: '\\S' }),
    ...(most !== null && { maxLength: most }),
    ...(withoutIt !== null && { description: `A text. Left out: ${withoutIt}.` }),
  };
}
