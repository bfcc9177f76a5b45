import * as v from 'valibot';
import { fieldOf, unwrap } from '../src/contract/envelope.ts';
import type { Body, EndpointId } from '../src/contract/index.ts';
import { endpointOf } from '../src/contract/index.ts';
import type { User } from './data.ts';
import type { Call, Handler } from './handler.ts';
import { handlers } from './handlers/index.ts';
import { Refusal, refuse } from './refusal.ts';
import type { World } from './world.ts';
import { timeOf } from './world.ts';

/** What the provider answers, and what of the request broke the contract. */
export type Response = {
  readonly reply: Readonly<Record<string, unknown>> & { readonly status: boolean };
  /** Sentences such as `submitBid: new_result.result.0.points`; such a call was not carried out. */
  readonly violations: readonly string[];
};

/** The application key that the provider knows: its field's name and value. */
export type Context = { readonly appKey: { readonly name: string; readonly value: string } };

/**
 * Answers a call without HTTP. `wire` is the whole parsed body (for GET the query). What does not fit the
 * contract, and what the provider will not do, gets `status: false` with a `msg`; nothing is half done.
 */
export function respond<K extends EndpointId>(
  world: World,
  id: K,
  wire: unknown,
  context: Context,
): Response {
  const endpoint = endpointOf(id);
  const opened = unwrap(endpoint, wire, context.appKey.name);
  if (!opened.ok) return violation(id, opened.error);
  const { appKey, token } = opened.value;
  if (endpoint.method === 'POST' && appKey !== context.appKey.value)
    return violation(id, context.appKey.name);
  const checked = v.safeParse(endpoint.body, opened.value.body);
  if (!checked.success) return violation(id, fieldOf(checked.issues));
  try {
    const player = endpoint.token ? playerOf(world, token) : null;
    return { reply: { status: true, ...carryOut(world, id, checked.output, player) }, violations: [] };
  } catch (error) {
    if (error instanceof Refusal) return { reply: { status: false, msg: error.message }, violations: [] };
    throw error;
  }
}

function carryOut<K extends EndpointId>(world: World, id: K, body: Body<K>, player: User | null): object {
  const byId: { readonly [Id in EndpointId]: Handler<Id> } = handlers;
  const { wall: now, at } = timeOf(world);
  const call: Call<K> = {
    body,
    data: world.state.data,
    now,
    at,
    zone: world.zone,
    player: () => player ?? refuse('Invalid token'),
  };
  return byId[id](call);
}

function playerOf(world: World, token: string | null): User {
  const { users, content } = world.state.data;
  const user = users.find(candidate => candidate.unique_token === token);
  if (user === undefined || !content.sessions_valid) refuse('Invalid token');
  return user;
}

const violation = (id: EndpointId, field: string): Response => ({
  reply: { status: false, msg: `Invalid request: ${field}` },
  violations: [`${id}: ${field}`],
});
