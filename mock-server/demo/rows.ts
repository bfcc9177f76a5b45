import * as v from 'valibot';
import { problemIn, refuse } from '../data/refusal.ts';
import { dataSchema } from '../data/schemas.ts';
import { dbProblem } from '../http/db-problem.ts';
import type { Mock } from '../provider/mock.ts';
import { replaceData } from '../world/world.ts';
import type { DemoCall } from './call.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The part of `/__mock/db` that the console needs, without json-server: reads a collection by equal fields and `_limit`, or
 * one row, and patches a row or `content`. `path` is behind `db/`. Refuses what it does not have.
 */
export function rowsOf(mock: Mock, path: string, { method, search, text }: DemoCall): unknown {
  const query = new URLSearchParams(search);
  const body: unknown = text === '' ? {} : JSON.parse(text);
  const problem = dbProblem({ method, path, query, body });
  if (problem !== null) refuse(problem);
  const [name = '', id, more] = path.split('/');
  const data: Readonly<Record<string, unknown>> = mock.world.state.data;
  const collection = data[name] ?? refuse(`No such collection: ${name}`);
  if (more !== undefined) refuse('Rows below a row are in the mock on a machine alone');
  if (method === 'PATCH') return patch(mock, name, id, body);
  if (method !== 'GET') refuse('The demo reads and patches rows');
  if (!isRows(collection)) return collection;
  if (id !== undefined)
    return collection.find(row => String(row['id']) === id) ?? refuse(`No such row: ${id}`);
  const limit = Number(query.get('_limit') ?? collection.length);
  const filters = [...query].filter(([key]) => key !== '_limit');
  return collection
    .filter(row => filters.every(([key, value]) => String(row[key]) === value))
    .slice(0, limit);
}

const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value);

/** Changes fields in a copy, which replaces the data only if it fits the schema. */
function patch(mock: Mock, name: string, id: string | undefined, change: unknown): unknown {
  const { world } = mock;
  const copy: Record<string, unknown> = structuredClone(world.state.data);
  const found =
    id === undefined ? copy[name] : isRows(copy[name]) && copy[name].find(row => String(row['id']) === id);
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    refuse(`No such row: ${name}/${id}`);
  Object.assign(found, change);
  const changed = v.safeParse(dataSchema, copy);
  if (!changed.success) refuse(problemIn(changed.issues));
  replaceData(world, changed.output);
  return found;
}
