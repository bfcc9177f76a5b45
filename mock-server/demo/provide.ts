import { endpointOf } from '../../src/contract/index.ts';
import { parseJson } from '../../src/lib/json.ts';
import { control } from '../control/control.ts';
import { endpointByPath } from '../data/endpoint-paths.ts';
import { Refusal } from '../data/refusal.ts';
import { chartOf } from '../http/chart-page.ts';
import { answer, answerUnknown, answerUnread } from '../provider/answer.ts';
import { jsonType, type Delivery } from '../provider/delivery.ts';
import type { Mock } from '../provider/mock.ts';
import { syncWithClock } from '../world/events.ts';
import type { DemoCall, DemoReply } from './call.ts';
import { rowsOf } from './rows.ts';

/** Answers a call as http/server.ts does, without a server: the provider's calls, the control API, rows and charts. */
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
  // A page asks with the whole address, as the lists have it.
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
