import { clockRoutes } from './clock-routes.ts';
import { decisionRoutes } from './decision-routes.ts';
import { faultRoutes } from './fault-routes.ts';
import { journalRoutes } from './journal-routes.ts';
import type { Input, Routes } from './route.ts';
import { worldRoutes } from './world-routes.ts';
import { catchUp } from '../world/events.ts';
import type { Mock } from '../provider/mock.ts';
import { Refusal } from '../data/refusal.ts';

export type ControlAnswer = { readonly status: number; readonly body: unknown };

export type ControlCall = Pick<Input, 'since' | 'body'> & {
  readonly method: string;
  /** What follows `/__mock/`, such as `faults/3`. */
  readonly path: string;
  readonly origin?: string;
};

const routes: Routes = {
  ...worldRoutes,
  ...faultRoutes,
  ...clockRoutes,
  ...decisionRoutes,
  ...journalRoutes,
};

/**
 * Carries out a call of the control API (docs/mock.md "The control API"). 404 for a path that is none, 400 with
 * `error` for what is refused, 500 for what cannot be kept and was therefore not done.
 */
export function control(mock: Mock, call: ControlCall): ControlAnswer {
  const [name = '', id] = call.path.split('/').map(part => decoded(part));
  const key = `${call.method} ${name}${id === undefined ? '' : '/:id'}`;
  const route = Object.hasOwn(routes, key) ? routes[key] : undefined;
  if (route === undefined)
    return { status: 404, body: { error: `No such call: ${call.method} ${call.path}` } };
  const { body, since, origin = '' } = call;
  try {
    catchUp(mock.world);
    const input = { body, id: id ?? '', since, origin };
    if (call.method === 'GET') {
      // Whoever looks is answered whether the state can be kept or not, and sees what is kept.
      mock.store.save();
      return { status: 200, body: route(mock, input) };
    }
    const answer = route(mock, input);
    if (mock.store.save()) return { status: 200, body: answer };
    return { status: 500, body: { error: `Nothing was changed. ${mock.store.trouble() ?? ''}` } };
  } catch (error) {
    if (error instanceof Refusal) return { status: 400, body: { error: error.message } };
    throw error;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
