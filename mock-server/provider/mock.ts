import type { EndpointId } from '../../src/contract/index.ts';
import { endpointIds, endpointOf } from '../../src/contract/index.ts';
import { parseJson } from '../../src/lib/json.ts';
import type { Result } from '../../src/lib/result.ts';
import { ok } from '../../src/lib/result.ts';
import type { MockClock } from '../data/clock.ts';
import type { ContractMode } from './request-check.ts';
import { sentenceOf } from './request-check.ts';
import type { Delivery, Outcome } from './delivery.ts';
import { deliver, refusalOf } from './delivery.ts';
import { catchUp } from '../world/events.ts';
import type { Fault } from '../data/faults.ts';
import { carriesOut, takeFaults } from '../data/faults.ts';
import type { Journal } from './journal.ts';
import { createJournal } from './journal.ts';
import { masked, maskedLater } from './redact.ts';
import { nearestName } from './did-you-mean.ts';
import { respond } from './respond.ts';
import { nextScripted } from './recorded-replies.ts';
import type { Store } from '../world/store.ts';
import { noStore } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { auditOf, createWorld, freshState } from '../world/world.ts';

/** How a mock begins, and what a reset goes back to unless told otherwise. */
export type MockOptions = {
  readonly scenario: string;
  readonly seed: number;
  readonly zone: string;
  readonly clock: MockClock;
  /** Milliseconds added to every reply (`--latency`). */
  readonly latency: number;
  /** Where the clock of a fresh world begins (milliseconds since 1970); null follows the machine. */
  readonly start: number | null;
  readonly contract?: ContractMode;
};

/** The running provider. `store` keeps its world beyond the process, where that is wanted. */
export type Mock = {
  readonly world: World;
  readonly journal: Journal;
  readonly appKey: { readonly name: string; readonly value: string };
  readonly options: MockOptions;
  latency: number;
  contract: ContractMode;
  store: Store;
};

/** A mock of a scenario, its clock already set; an error when there is no such scenario. */
export function openMock(options: MockOptions): Result<Mock, string> {
  const { clock, zone, seed, latency, start } = options;
  clock.set(start);
  const state = freshState(options.scenario, { seed, clock, zone });
  if (!state.ok) return state;
  return ok({
    world: createWorld(zone, clock, state.value),
    journal: createJournal(),
    appKey: { name: 'app_key', value: 'demo' },
    options,
    latency,
    contract: options.contract ?? 'warn',
    store: noStore,
  });
}

/** A fresh world of a scenario, its clock at the start again and its journal empty. */
export function resetMock(mock: Mock, scenario: string, seed: number): Result<null, string> {
  const { world, options } = mock;
  const before = world.clock.setting();
  world.clock.run(1);
  world.clock.set(options.start);
  const state = freshState(scenario, { seed, clock: world.clock, zone: world.zone });
  if (!state.ok) {
    world.clock.restore(before);
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

/** The endpoint whose path this is; the table of the provider's paths. */
export const endpointAt: ReadonlyMap<string, EndpointId> = new Map(
  endpointIds.map(id => [endpointOf(id).path, id]),
);

/** Answers one call of the provider's API, faults and journal included. Throws only for a bug of the mock. */
export function answer(mock: Mock, id: EndpointId, incoming: Incoming): Delivery {
  const { world, journal } = mock;
  const started = world.clock.now();
  catchUp(world);
  const { delayMs, fault } = takeFaults(world.state, incoming.path);
  const { method } = endpointOf(id);
  const wire = method === 'GET' ? incoming.query : parseJson(incoming.text);
  const tried = outcomeOf(mock, id, incoming.path, wire, fault);
  const outcome = mock.store.save() ? tried : notKept;
  const delivery = { ...deliver(outcome, fault), delayMs: delayMs + mock.latency };
  journal.add({
    time: new Date(started).toISOString(),
    method,
    path: incoming.path,
    body: bodyOf(method, incoming, wire),
    status: delivery.kind === 'reply' ? delivery.status : 0,
    reply: maskedLater(JSON.stringify(outcome.reply) ?? 'null'),
    ms: world.clock.now() - started + delivery.delayMs,
    fault: fault?.kind ?? (delayMs > 0 ? 'latency' : null),
    violations: mock.contract === 'off' ? [] : outcome.violations,
  });
  return delivery;
}

/** What cannot be kept is not carried out. */
const notKept: Outcome = {
  status: 500,
  reply: { status: false, msg: 'Nothing was changed: the state cannot be saved' },
  violations: [],
};

/** What a call of a path that the provider does not have is told, and the journal with it. */
export function answerUnknown(mock: Mock, method: string, path: string): { status: false; msg: string } {
  const near = nearestName(path, [...endpointAt.keys()]);
  const msg = `No such path: ${path}${near === null ? '' : `; did you mean ${near}?`}`;
  const time = new Date(mock.world.clock.now()).toISOString();
  const violations = mock.contract === 'off' ? [] : [msg];
  const reply = { status: false, msg } as const;
  const told = { body: () => null, reply: () => reply, ms: 0, fault: null };
  mock.journal.add({ time, method, path, status: 404, ...told, violations });
  return reply;
}

function bodyOf(method: string, { query, text }: Incoming, wire: unknown): () => unknown {
  if (wire === undefined) return () => `(no JSON, ${text.length} characters)`;
  return method === 'GET' ? () => masked(query) : maskedLater(text);
}

function outcomeOf(mock: Mock, id: EndpointId, path: string, wire: unknown, fault: Fault | null): Outcome {
  const { world, appKey, contract } = mock;
  if (fault !== null && !carriesOut(fault.kind)) return { ...refusalOf(fault), violations: [] };
  if (wire === undefined)
    return { status: 400, reply: { status: false, msg: 'Not JSON' }, violations: [`${id}: not JSON`] };
  const recorded = nextScripted(world.state, path);
  if (recorded !== null)
    return {
      status: recorded.status,
      reply: recorded.reply ?? recorded.text,
      text: recorded.text,
      violations: [],
    };
  const { reply, breach } = respond(world, id, wire, { appKey, lenient: contract === 'off' });
  const money = auditOf(world).balanced ? [] : [`${id}: the ledger is not balanced`];
  if (breach === null) return { status: 200, reply, violations: money };
  if (contract !== 'strict') return { status: 200, reply, violations: [`${id}: ${breach.field}`, ...money] };
  const said = sentenceOf(breach);
  return {
    status: 400,
    reply: { status: false, msg: `Contract: ${said}`, violation: { endpoint: id, ...breach } },
    violations: [`${id}: ${said}`, ...money],
  };
}
