import { createHash } from 'node:crypto';
import type { Body, EndpointId } from '../../src/contract/index.ts';
import { endpointOf } from '../../src/contract/index.ts';
import type { Breach, Checked } from './request-check.ts';
import { checkRequest } from './request-check.ts';
import type { User } from '../data/schemas.ts';
import type { Call, Handler } from './handler.ts';
import { handlers } from './handlers/index.ts';
import { Refusal, refuse } from '../data/refusal.ts';
import { endSessions } from '../rules/tokens.ts';
import type { World } from '../world/world.ts';
import { edit, timeOf } from '../world/world.ts';

/** What the provider answers. A `breach` of the contract was not carried out. */
export type Response = {
  readonly reply: Readonly<Record<string, unknown>> & { readonly status: boolean };
  readonly breach: Breach | null;
};

export type Context = {
  /** The application key that the provider knows: its field's name and value. */
  readonly appKey: { readonly name: string; readonly value: string };
  /** Fields that the contract does not know are passed over. */
  readonly lenient: boolean;
};

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
  const checked = checkRequest(id, wire, context);
  if (!checked.ok)
    return {
      reply: { status: false, msg: `Invalid request: ${checked.error.field}` },
      breach: checked.error,
    };
  try {
    const player = endpointOf(id).token ? playerOf(world, checked.value.token) : null;
    return { reply: { status: true, ...once(world, id, checked.value, player) }, breach: null };
  } catch (error) {
    if (error instanceof Refusal) return { reply: { status: false, msg: error.message }, breach: null };
    throw error;
  }
}

const keptRefs = 10_000;

/**
 * A money call that carries a `client_ref` is carried out once: the same call again gets the first answer and
 * moves nothing; another call under the same reference is refused. What was refused may be tried again.
 */
function once<K extends EndpointId>(world: World, id: K, call: Checked<K>, player: User | null): object {
  const { state } = world;
  if (call.clientRef === null || player === null || !endpointOf(id).money)
    return carryOut(world, id, call.body, player);
  const key = `${player.id} ${id} ${call.clientRef}`;
  const body = createHash('sha256').update(JSON.stringify(call.body)).digest('base64url');
  const known = state.client_refs.find(ref => ref.key === key);
  if (known !== undefined)
    return known.body === body ? {} : refuse('client_ref was used for another request');
  const reply = carryOut(world, id, call.body, player);
  state.client_refs = [...state.client_refs.slice(1 - keptRefs), { key, body }];
  return reply;
}

function carryOut<K extends EndpointId>(world: World, id: K, body: Body<K>, player: User | null): object {
  const byId: { readonly [Id in EndpointId]: Handler<Id> } = handlers;
  const { wall: now, at } = timeOf(world);
  const call: Call<K> = {
    body,
    data: world.state.data,
    edit: () => edit(world),
    now,
    at,
    zone: world.zone,
    player: () => player ?? refuse('Invalid token'),
  };
  return byId[id](call);
}

function playerOf(world: World, token: string | null): User {
  if (!world.state.data.content.sessions_valid) endSessions(edit(world));
  const user = world.state.data.users.find(candidate => candidate.unique_token === token);
  return user ?? refuse('Invalid token');
}
