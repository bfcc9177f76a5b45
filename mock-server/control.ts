import * as v from 'valibot';
import { fieldOf } from '../src/contract/envelope.ts';
import { parseDuration } from './clock.ts';
import { catchUp } from './events.ts';
import { addFault, faultRule } from './faults.ts';
import { readScenario, scenarioNames } from './fixture.ts';
import { audit } from './ledger.ts';
import type { Mock } from './mock.ts';
import { resetMock } from './mock.ts';
import { decideDeposit, decideWithdrawal } from './money.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Declaration } from './settle.ts';
import { declareResult } from './settle.ts';
import { stateSchema, timeOf } from './world.ts';
import { parseMoment } from './zone.ts';

/** A call of the control API; `id` is the path's last part where the route has one. */
type Route = (
  mock: Mock,
  input: { readonly body: unknown; readonly id: number; readonly since: number },
) => unknown;

const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));

const clockBody = v.union(
  [
    v.strictObject({ now: v.nullable(v.string()) }),
    v.strictObject({ advance: v.pipe(v.string(), v.transform(parseDuration), v.number()) }),
  ],
  'now (an ISO time, or null) or advance (such as 90m) expected',
);

/** What decides the family: a session is a main market's, a jodi Gali's, a pana alone a Starline slot's. */
const resultBody = v.union(
  [
    v.strictObject({ game_id: idText, session: v.picklist(['open', 'close']), pana: v.string() }),
    v.strictObject({ game_id: idText, pana: v.string() }),
    v.strictObject({ game_id: idText, jodi: v.string() }),
  ],
  'game_id with session and pana, with pana alone, or with jodi expected',
);

function declarationOf(body: v.InferOutput<typeof resultBody>): Declaration {
  const { game_id } = body;
  if ('jodi' in body) return { family: 'gali', game_id, session: null, number: body.jodi };
  if ('session' in body) return { family: 'main', game_id, session: body.session, number: body.pana };
  return { family: 'starline', game_id, session: null, number: body.pana };
}

/** Reads a control body; refuses with the field that is wrong. */
function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body ?? {});
  return parsed.success ? parsed.output : refuse(`${fieldOf(parsed.issues)}: ${parsed.issues[0].message}`);
}

const nowOf = (mock: Mock): string => timeOf(mock.world).at;

const routes: Readonly<Record<string, Route>> = {
  'GET state': mock => {
    const { scenario, seed, day, faults, data } = mock.world.state;
    const { requests, violations } = mock.journal.counts();
    return {
      scenario,
      seed,
      now: nowOf(mock),
      day,
      zone: mock.world.zone,
      latency: mock.latency,
      faults,
      requests,
      violations: violations.length,
      ledger: audit(data),
    };
  },
  'POST reset': (mock, { body }) => {
    const wish = read(
      v.strictObject({ scenario: v.optional(v.string()), seed: v.optional(v.pipe(v.number(), v.integer())) }),
      body,
    );
    const done = resetMock(mock, wish.scenario ?? mock.scenario, wish.seed ?? mock.seed);
    return done.ok ? { scenario: mock.world.state.scenario, now: nowOf(mock) } : refuse(done.error);
  },
  'GET scenarios': () =>
    scenarioNames().map(name => {
      const scenario = readScenario(name);
      return scenario.ok ? { name, title: scenario.value.title, shows: scenario.value.shows } : { name };
    }),
  'POST faults': (mock, { body }) => ({ id: addFault(mock.world.state, read(faultRule, body)) }),
  'DELETE faults': mock => {
    mock.world.state.faults = [];
    return {};
  },
  'DELETE faults/:id': (mock, { id }) => {
    const { state } = mock.world;
    if (!state.faults.some(fault => fault.id === id)) refuse(`No such fault: ${id}`);
    state.faults = state.faults.filter(fault => fault.id !== id);
    return {};
  },
  'POST clock': (mock, { body }) => {
    const wish = read(clockBody, body);
    if ('advance' in wish) mock.world.clock.advance(wish.advance);
    else {
      const now = wish.now === null ? null : parseMoment(wish.now, mock.world.zone);
      if (now === null && wish.now !== null) refuse(`now: not a time: ${wish.now}`);
      mock.world.clock.set(now);
    }
    catchUp(mock.world);
    return { now: nowOf(mock) };
  },
  'POST results': (mock, { body }) => {
    const { state } = mock.world;
    const declared = declarationOf(read(resultBody, body));
    return { winners: declareResult(state.data, declared, state.day, nowOf(mock)) };
  },
  'POST fund-requests/:id': (mock, { body, id }) => {
    const { status } = read(v.strictObject({ status: v.picklist(['approved', 'rejected']) }), body);
    decideDeposit(mock.world.state.data, id, status, nowOf(mock));
    return { id, status };
  },
  'POST withdrawals/:id': (mock, { body, id }) => {
    const { status, payment_receipt } = read(
      v.strictObject({
        status: v.picklist(['approved', 'cancelled']),
        payment_receipt: v.optional(v.nullable(v.string()), null),
      }),
      body,
    );
    decideWithdrawal(mock.world.state.data, id, status, payment_receipt, nowOf(mock));
    return { id, status };
  },
  'POST snapshot': mock => ({ snapshot: { state: mock.world.state, now: nowOf(mock) } }),
  'POST restore': (mock, { body }) => {
    const saved = v.strictObject({ state: stateSchema, now: v.pipe(v.string(), v.isoTimestamp()) });
    const { snapshot } = read(v.strictObject({ snapshot: saved }), body);
    mock.world.clock.set(Date.parse(snapshot.now));
    mock.world.state = snapshot.state;
    return { scenario: snapshot.state.scenario, now: nowOf(mock) };
  },
  'GET requests': (mock, { since }) => mock.journal.since(since),
  'DELETE requests': mock => {
    mock.journal.clear();
    return {};
  },
};

export type ControlAnswer = { readonly status: number; readonly body: unknown };

/**
 * Carries out a call of the control API (MOCK "Control API"); `path` is what follows `/__mock/`. 404 for a path
 * that is none, 400 with `error` for what is refused.
 */
export function control(
  mock: Mock,
  call: { readonly method: string; readonly path: string; readonly since: number; readonly body: unknown },
): ControlAnswer {
  const [name = '', id] = call.path.split('/');
  const key = `${call.method} ${name}${id === undefined ? '' : '/:id'}`;
  const route = Object.hasOwn(routes, key) ? routes[key] : undefined;
  if (route === undefined)
    return { status: 404, body: { error: `No such call: ${call.method} ${call.path}` } };
  try {
    catchUp(mock.world);
    const body = route(mock, { body: call.body, id: Number(id), since: call.since });
    mock.save();
    return { status: 200, body };
  } catch (error) {
    if (error instanceof Refusal) return { status: 400, body: { error: error.message } };
    throw error;
  }
}
