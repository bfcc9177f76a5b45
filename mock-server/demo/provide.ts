import * as v from 'valibot';
import { endpointOf } from '../../src/contract/index.ts';
import { parseJson } from '../../src/lib/json.ts';
import { control } from '../control/control.ts';
import { endpointByPath } from '../data/calls.ts';
import { Refusal, problemIn, refuse } from '../data/refusal.ts';
import { dataSchema } from '../data/schemas.ts';
import type { DemoCall, DemoReply } from './call.ts';
import { chartOf } from '../http/chart-page.ts';
import { dbProblem } from '../http/db-problem.ts';
import { answer, answerUnknown, answerUnread } from '../provider/answer.ts';
import { jsonType, type Delivery } from '../provider/delivery.ts';
import type { Mock } from '../provider/mock.ts';
import { syncWithClock } from '../world/events.ts';
import { replaceData } from '../world/world.ts';

export function provide(mock: Mock, call: DemoCall): DemoReply {
  const date = new Date(mock.world.clock.now()).toUTCString();
  return { delivery: deliveryOf(mock, call), date };
}

const maxCall = 65_536;

function deliveryOf(mock: Mock, call: DemoCall): Delivery {
  const { method, path, search, text } = call;
  const id = endpointByPath.get(path);
  if (id !== undefined) {
    if (method !== endpointOf(id).method) return json(405, answerUnread(mock, method, path, 405));
    if (text.length > maxCall) return json(413, answerUnread(mock, method, path, 413));
    return answer(mock, id, { path, query: Object.fromEntries(new URLSearchParams(search)), text });
  }
  if (path.startsWith('/__mock/db/')) return rowsReply(mock, path.slice('/__mock/db/'.length), call);
  if (path.startsWith('/__mock/')) return controlReply(mock, path.slice('/__mock/'.length), call);
  // A page requests the whole address, as the lists contain it.
  const chart =
    path === '/chart-pages/' ? chartOf(mock.world, new URLSearchParams(search).get('at') ?? '') : null;
  return chart === null ? json(404, answerUnknown(mock, method, path)) : json(200, chart);
}

function rowsReply(mock: Mock, path: string, call: DemoCall): Delivery {
  try {
    syncWithClock(mock.world);
    return json(200, rowsOf(mock, path, call));
  } catch (error) {
    if (error instanceof Refusal) return json(400, { error: error.message });
    throw error;
  }
}

function controlReply(mock: Mock, path: string, { method, search, text }: DemoCall): Delivery {
  const body = text === '' ? {} : parseJson(text);
  if (body === undefined) return json(400, { error: 'The body is not JSON' });
  const since = Number(new URLSearchParams(search).get('since') ?? 0) || 0;
  const { status, body: answered } = control(mock, { method, path, since, body });
  return json(status, answered);
}

const json = (status: number, body: unknown): Delivery => ({
  kind: 'reply',
  status,
  type: jsonType,
  text: JSON.stringify(body),
  dripMs: null,
  delayMs: 0,
});

type Row = Readonly<Record<string, unknown>>;

/** The part of json-server that the console needs. `path` is the part after `db/`. */
function rowsOf(mock: Mock, path: string, { method, search, text }: DemoCall): unknown {
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

/** Changes a copy, which replaces the data only if it fits the schema. */
function patch(mock: Mock, name: string, id: string | undefined, change: unknown): unknown {
  const { world } = mock;
  const copy: Record<string, unknown> = structuredClone(world.state.data);
  const found =
    id === undefined ? copy[name] : isRows(copy[name]) && copy[name].find(row => String(row['id']) === id);
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    refuse(`No such row: ${name}/${id}`);
  Object.assign(found, change);
  const parsed = v.safeParse(dataSchema, copy);
  if (!parsed.success) refuse(problemIn(parsed.issues));
  replaceData(world, parsed.output);
  return found;
}
