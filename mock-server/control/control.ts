import { Refusal } from '../data/refusal.ts';
import type { Mock } from '../provider/mock.ts';
import { syncWithClock } from '../world/events.ts';
import { auditControl, type Input, type Routes } from './route.ts';
import { clockRoutes } from './clock-routes.ts';
import { decisionRoutes, worldRoutes } from './world-routes.ts';
import { faultRoutes } from './fault-routes.ts';
import { journalRoutes } from './journal-routes.ts';
import { scenarioRoutes } from './scenario-routes.ts';

type ControlReply = { readonly status: number; readonly body: unknown };

type ControlCall = Pick<Input, 'since' | 'body'> & {
  readonly method: string;
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

/** All calls, such as `POST faults` and `DELETE faults/:id`. */
export const controlCalls: readonly string[] = Object.keys(routes);

/** These calls work even if the old world is broken, because they replace it. */
const replacing: ReadonlySet<string> = new Set(['POST reset', 'POST restore']);

/**
 * Replies 404 to an unknown path, 400 to a refusal, and 500 to a change that could not be saved and was
 * undone (docs/mock/reference.md).
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
      // A call that only reads gets its reply even if saving fails, because `save` restores the last saved
      // state.
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
