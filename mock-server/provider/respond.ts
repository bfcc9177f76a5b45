import { sha256 } from '@noble/hashes/sha2.js';
import { type Body, type EndpointId, endpointOf } from '../../src/contract/index.ts';
import { goesOn, type Mark, markOf, unread, type User } from '../data/schemas.ts';
import { Refusal, refuse } from '../data/refusal.ts';
import { type Call, failedLogIns, type Handler } from './handler.ts';
import {
  type Breach,
  type Checked,
  type CheckOptions,
  checkRequest,
  wordsOfBreach,
} from './request-check.ts';
import { endSessions } from '../rules/tokens.ts';
import { dataAsOf, edit, pastOf, type State, timeOf, type World } from '../world/world.ts';
import { auth } from './handlers/auth.ts';
import { bids, histories } from './handlers/bids.ts';
import { charts, content, markets } from './handlers/markets.ts';
import { funds } from './handlers/funds.ts';
import { wallet } from './handlers/wallet.ts';

/** A call that only reads may read the world as it was at a moment. */
type RespondOptions = CheckOptions & { readonly asOf?: number | null };

/** A call with a `breach` was not carried out. */
type ProviderReply = {
  readonly reply: Readonly<Record<string, unknown>> & { readonly status: boolean };
  readonly breach: Breach | null;
};

/**
 * `wire` is the whole parsed body, or the query of a GET. A breach and a refusal change nothing, except the
 * count of failed log-ins.
 */
export function respond<K extends EndpointId>(
  world: World,
  id: K,
  wire: unknown,
  options: RespondOptions,
): ProviderReply {
  const checked = checkRequest(id, wire, options);
  if (!checked.ok)
    return {
      reply: { status: false, msg: `Invalid request: ${wordsOfBreach(checked.error)}` },
      breach: checked.error,
    };
  try {
    const player = endpointOf(id).token ? playerOf(world, checked.value.token) : null;
    return {
      reply: {
        status: true,
        ...carryOutOnce(world, id, checked.value, { player, asOf: options.asOf ?? null }),
      },
      breach: null,
    };
  } catch (error) {
    if (error instanceof Refusal) return { reply: { status: false, msg: error.message }, breach: null };
    throw error;
  }
}

/** `asOf`: the moment of the world that the call reads, or null for now. */
type Caller = { readonly player: User | null; readonly asOf: number | null };

/**
 * A repeated money call gets the first reply and moves nothing. Another call with the same reference is
 * refused. A refused call may be sent again.
 */
function carryOutOnce<K extends EndpointId>(world: World, id: K, call: Checked<K>, by: Caller): object {
  const { state } = world;
  const { player } = by;
  if (call.clientRef === null || player === null || !endpointOf(id).money)
    return carryOut(world, id, call.body, by);
  const key = `${player.id} ${id} ${call.clientRef}`;
  const body = hashOf(JSON.stringify(call.body));
  const known = refOf(state, key);
  if (known !== undefined)
    return known.body === body ? {} : refuse('client_ref was used for another request');
  const before = state.data;
  const lengths = stamped.map(name => before[name].length);
  const reply = carryOut(world, id, call.body, { player, asOf: null });
  stamped.forEach((name, index) => {
    for (const row of edit(world)[name].slice(lengths[index]))
      if (row.user_id === player.id) row.client_ref = call.clientRef ?? undefined;
  });
  addRef(state, { key, body });
  return reply;
}

/** The collections whose rows contain the reference of their money call. */
const stamped = ['ledger', 'bids', 'fund_requests', 'withdrawals'] as const;

const hashOf = (text: string): string =>
  btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');

function carryOut<K extends EndpointId>(
  world: World,
  id: K,
  body: Body<K>,
  { player, asOf }: Caller,
): object {
  const byId: { readonly [Id in EndpointId]: Handler<Id> } = handlers;
  const { wall: now, at } = timeOf(world, asOf ?? undefined);
  const call: Call<K> = {
    body,
    data: asOf === null ? world.state.data : dataAsOf(world, asOf),
    edit: () => edit(world),
    now,
    at,
    zone: world.zone,
    past: pastOf(world),
    failedLogIns: failedLogIns(world),
    player: () => player ?? refuse('Invalid token'),
  };
  return byId[id](call);
}

function playerOf(world: World, token: string | null): User {
  if (!world.state.data.content.sessions_valid) endSessions(edit(world));
  const user = world.state.data.users.find(candidate => candidate.unique_token === token);
  return user ?? refuse('Invalid token');
}

type Ref = State['client_refs'][number];

/** The number of references that are remembered, up to twice as many for a while. */
const remembered = 10_000;

type Index = { readonly byKey: Map<string, Ref>; mark: Mark };
const indexes = new WeakMap<readonly Ref[], Index>();

/** Undefined if the reference is new. */
function refOf({ client_refs: refs }: State, key: string): Ref | undefined {
  const known = indexes.get(refs);
  const isKnown = known !== undefined && goesOn(refs, known.mark);
  const index: Index = isKnown ? known : { byKey: new Map<string, Ref>(), mark: unread };
  for (const ref of refs.slice(index.mark.length)) index.byKey.set(ref.key, ref);
  index.mark = markOf(refs);
  indexes.set(refs, index);
  return index.byKey.get(key);
}

function addRef(state: State, ref: Ref): void {
  if (state.client_refs.length >= 2 * remembered) state.client_refs = state.client_refs.slice(-remembered);
  state.client_refs.push(ref);
}

/** An endpoint without a handler does not compile. */
const handlers = {
  ...auth,
  ...bids,
  ...charts,
  ...content,
  ...funds,
  ...histories,
  ...markets,
  ...wallet,
} satisfies { readonly [K in EndpointId]: Handler<K> };
