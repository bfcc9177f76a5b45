import { Refusal } from '../data/refusal.ts';
import type { Mock } from '../provider/mock.ts';
import { syncWithClock } from '../world/events.ts';
import { auditControl, type Input, type Routes } from './route.ts';
import { clockRoutes } from './clock-routes.ts';
import { decisionRoutes, worldRoutes } from './world-routes.ts';
import { faultRoutes } from './fault-routes.ts';
import { journalRoutes } from './journal-routes.ts';
import { scenarioRoutes } from './scenario-routes.ts';

/** A reply to a control call: its HTTP code and its JSON. */
type ControlReply = { readonly status: number; readonly body: unknown };

/** A call of the control API, without HTTP. */
type ControlCall = Pick<Input, 'since' | 'body'> & {
  readonly method: string;
  /** The path after `/__mock/`, such as `faults/3`. */
  readonly path: string;
  readonly origin?: string;
};

const routes: Routes = {
  ...worldRoutes,
  ...faultRoutes,
  ...clockRoutes,
  ...decisionRoutes,
  ...journalRoutes,
  ...scenarioRoutes,
};

/** Calls that replace the world: they work whatever has become of the old one. */
const replacing: ReadonlySet<string> = new Set(['POST reset', 'POST restore']);

/**
 * Carries out a call of the control API (docs/mock.md "The control API"). An unknown path gets 404, a refusal 400 with
 * `error`, and a change that cannot be saved, which is undone, 500.
 */
export function control(mock: Mock, call: ControlCall): ControlReply {
  const [name = '', id] = call.path.split('/').map(part => decoded(part));
  const key = `${call.method} ${name}${id === undefined ? '' : '/:id'}`;
  const route = Object.hasOwn(routes, key) ? routes[key] : undefined;
  if (route === undefined)
    return { status: 404, body: { error: `No such call: ${call.method} ${call.path}` } };
  const { body, since, origin = '' } = call;
  try {
    if (!replacing.has(key)) syncWithClock(mock.world);
    const input = { body, id: id ?? '', since, origin };
    if (call.method === 'GET') {
      // A call that only reads gets its reply even if the state cannot be saved: `save` then restores the saved state.
      mock.store.save();
      return { status: 200, body: route(mock, input) };
    }
    const answer = route(mock, input);
    const saved = mock.store.save();
    const error = `Nothing was changed. ${mock.store.trouble() ?? ''}`;
    auditControl(mock, call, saved ? null : error);
    return saved ? { status: 200, body: answer } : { status: 500, body: { error } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    auditControl(mock, call, error.message);
    return { status: 400, body: { error: error.message } };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
