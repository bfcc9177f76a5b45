import type { EndpointId } from '../src/contract/index.ts';
import { endpointIds, endpointOf } from '../src/contract/index.ts';
import { parseJson } from '../src/lib/first-json.ts';
import type { Result } from '../src/lib/result.ts';
import { ok } from '../src/lib/result.ts';
import type { MockClock } from './clock.ts';
import { catchUp } from './events.ts';
import type { Fault } from './faults.ts';
import { carriesOut, numberOf, spoil, statusOf, takeFaults } from './faults.ts';
import type { Journal } from './journal.ts';
import { createJournal, masked } from './journal.ts';
import { audit } from './ledger.ts';
import type { Context } from './respond.ts';
import { respond } from './respond.ts';
import type { World } from './world.ts';
import { freshState } from './world.ts';

/** The running provider. `save` is called before an answer leaves, for whoever keeps the state. */
export type Mock = {
  readonly world: World;
  readonly journal: Journal;
  readonly context: Context;
  /** What a reset goes back to unless told otherwise. */
  readonly scenario: string;
  readonly seed: number;
  /** Where the clock of a fresh world begins (milliseconds since 1970); null follows the machine. */
  readonly start: number | null;
  /** Milliseconds added to every reply (`--latency`). */
  readonly latency: number;
  save: () => void;
};

/** A mock of a scenario, its clock already set; an error when there is no such scenario. */
export function openMock(options: {
  readonly scenario: string;
  readonly seed: number;
  readonly zone: string;
  readonly clock: MockClock;
  readonly latency: number;
  readonly start: number | null;
}): Result<Mock, string> {
  const { clock, zone, seed, latency, start } = options;
  clock.set(start);
  const state = freshState(options.scenario, { seed, clock, zone });
  if (!state.ok) return state;
  return ok({
    world: { zone, clock, state: state.value },
    journal: createJournal(),
    context: { appKey: { name: 'app_key', value: 'demo' } },
    scenario: options.scenario,
    seed,
    start,
    latency,
    save: () => undefined,
  });
}

/** A fresh world of a scenario, its clock at the start again and its journal empty. */
export function resetMock(mock: Mock, scenario: string, seed: number): Result<null, string> {
  const { world } = mock;
  const before = world.clock.offset();
  world.clock.set(mock.start);
  const state = freshState(scenario, { seed, clock: world.clock, zone: world.zone });
  if (!state.ok) {
    world.clock.restoreOffset(before);
    return state;
  }
  world.state = state.value;
  mock.journal.clear();
  return ok(null);
}

/** A request as it came in; `text` is the body. For GET the query is the body. */
export type Incoming = {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly text: string;
};

/** What goes back over the wire, after `delayMs`. */
export type Delivery = { readonly delayMs: number } & (
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly type: string;
      readonly text: string;
      /** Milliseconds between the bytes, or null for all at once. */
      readonly dripMs: number | null;
    }
  | { readonly kind: 'cut' }
  | { readonly kind: 'hang' }
);

const json = 'application/json; charset=utf-8';

/** The endpoint whose path this is; the table of the provider's paths. */
export const endpointAt: ReadonlyMap<string, EndpointId> = new Map(
  endpointIds.map(id => [endpointOf(id).path, id]),
);

/** Answers one call of the provider's API, faults and journal included. Throws only for a bug of the mock. */
export function answer(mock: Mock, id: EndpointId, incoming: Incoming): Delivery {
  const { world, journal } = mock;
  catchUp(world);
  const started = performance.now();
  const { delayMs, fault } = takeFaults(world.state, incoming.path);
  const { method } = endpointOf(id);
  const wire = method === 'GET' ? incoming.query : parseJson(incoming.text);
  const outcome = outcomeOf(mock, id, wire, fault);
  mock.save();
  const delivery = { ...deliver(outcome, fault), delayMs: delayMs + mock.latency };
  journal.add({
    time: new Date(world.clock.now()).toISOString(),
    method,
    path: incoming.path,
    body: wire === undefined ? `(no JSON, ${incoming.text.length} characters)` : masked(wire),
    status: delivery.kind === 'reply' ? delivery.status : 0,
    reply: masked(outcome.reply),
    ms: Math.round((performance.now() - started) * 10) / 10 + delivery.delayMs,
    fault: fault?.kind ?? (delayMs > 0 ? 'latency' : null),
    violations: outcome.violations,
  });
  return delivery;
}

type Outcome = { readonly status: number; readonly reply: unknown; readonly violations: readonly string[] };

function outcomeOf(mock: Mock, id: EndpointId, wire: unknown, fault: Fault | null): Outcome {
  if (fault !== null && !carriesOut(fault.kind)) return { ...refusalOf(fault), violations: [] };
  if (wire === undefined)
    return { status: 400, reply: { status: false, msg: 'Not JSON' }, violations: [`${id}: not JSON`] };
  const { reply, violations } = respond(mock.world, id, wire, mock.context);
  const { balanced } = audit(mock.world.state.data);
  return {
    status: 200,
    reply,
    violations: balanced ? violations : [...violations, `${id}: the ledger is not balanced`],
  };
}

/** The answer of a fault that keeps the call from being carried out. */
function refusalOf(fault: Fault): { readonly status: number; readonly reply: unknown } {
  if (fault.kind === 'drop' || fault.kind === 'hang') return { status: 0, reply: null };
  if (fault.kind === 'reply') return { status: 200, reply: fault.value ?? {} };
  if (fault.kind === 'status')
    return { status: statusOf(fault), reply: { status: false, msg: 'Service unavailable' } };
  const msg = typeof fault.value === 'string' ? fault.value : 'Something went wrong';
  return { status: 200, reply: { status: false, msg } };
}

type WithoutDelay<T> = T extends unknown ? Omit<T, 'delayMs'> : never;

function deliver({ status, reply }: Outcome, fault: Fault | null): WithoutDelay<Delivery> {
  const kind = fault?.kind;
  if (kind === 'drop' || kind === 'drop-after') return { kind: 'cut' };
  if (kind === 'hang') return { kind: 'hang' };
  const text = JSON.stringify(reply);
  return {
    kind: 'reply',
    status,
    type: kind === 'html' ? 'text/html; charset=utf-8' : json,
    text: kind === undefined ? text : spoil(kind, text),
    dripMs: kind === 'slow-drip' ? numberOf(fault?.value, 20) : null,
  };
}
