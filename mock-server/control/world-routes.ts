import * as v from 'valibot';
import { nowOf, read, type Routes } from './route.ts';
import { clockSpeed } from '../data/fields.ts';
import { latency } from '../data/random.ts';
import { refuse } from '../data/refusal.ts';
import { declarationOf, resultOrder, voidOrder, voidOrderOf } from '../data/timeline.ts';
import { resetMock } from '../provider/mock.ts';
import { contractModes } from '../provider/request-check.ts';
import { audit } from '../rules/ledger.ts';
import { decideDeposit, decideWithdrawal } from '../rules/money.ts';
import { declareNow, voidNow } from '../world/declaration.ts';
import { beginState, stateSchema, edit } from '../world/world.ts';

const resetBody = v.strictObject({
  scenario: v.optional(v.string()),
  seed: v.optional(v.pipe(v.number(), v.integer())),
});
const latencyBody = v.strictObject({ ms: latency });
const snapshotBody = v.strictObject({
  snapshot: v.strictObject({
    state: stateSchema,
    now: v.pipe(v.string(), v.isoTimestamp()),
    // Snapshots of older mocks lack the speed.
    speed: v.optional(clockSpeed),
  }),
});

export const worldRoutes: Routes = {
  'GET state': mock => {
    const { scenario, seed, day, faults, missed = [] } = mock.world.state;
    const { requests, violations } = mock.journal.counts();
    return {
      scenario,
      seed,
      now: nowOf(mock),
      day,
      zone: mock.world.zone,
      speed: mock.world.clock.setting().speed,
      latency: mock.latency,
      contract: mock.contract,
      virtual: mock.options.virtual === true,
      faults,
      missed,
      requests,
      violations: violations.length,
      ledger: audit(mock.world.state.data),
      /** Null as long as the state file can be written. */
      state_trouble: mock.store.trouble(),
    };
  },
  'POST reset': (mock, { body }) => {
    const asked = read(resetBody, body);
    const { scenario, seed } = mock.options;
    const reset = resetMock(mock, asked.scenario ?? scenario, asked.seed ?? seed);
    return reset.ok ? { scenario: mock.world.state.scenario, now: nowOf(mock) } : refuse(reset.error);
  },
  'POST latency': (mock, { body }) => {
    mock.latency = read(latencyBody, body).ms;
    return { latency: mock.latency };
  },
  'POST contract': (mock, { body }) => {
    mock.contract = read(v.strictObject({ mode: v.picklist(contractModes) }), body).mode;
    return { contract: mock.contract };
  },
  'POST snapshot': mock => {
    const { state, clock } = mock.world;
    return { snapshot: structuredClone({ state, now: nowOf(mock), speed: clock.setting().speed }) };
  },
  'POST restore': (mock, { body }) => {
    const { snapshot } = read(snapshotBody, body);
    const { clock } = mock.world;
    clock.set(Date.parse(snapshot.now));
    clock.run(snapshot.speed ?? clock.setting().speed);
    beginState(mock.world, snapshot.state);
    return { scenario: snapshot.state.scenario, now: nowOf(mock) };
  },
};

const depositBody = v.strictObject({ status: v.picklist(['approved', 'rejected']) });
const withdrawalBody = v.strictObject({
  status: v.picklist(['approved', 'cancelled']),
  payment_receipt: v.optional(v.nullable(v.string()), null),
});

export const decisionRoutes: Routes = {
  'POST results': (mock, { body }) => {
    const { day, ...declared } = declarationOf(read(resultOrder, body));
    return declareNow(mock.world, declared, { day });
  },
  'POST void': (mock, { body }) => voidNow(mock.world, voidOrderOf(read(voidOrder, body))),
  'POST fund-requests/:id': (mock, { body, id }) => {
    const { status } = read(depositBody, body);
    decideDeposit(edit(mock.world), Number(id), status, nowOf(mock));
    return { id: Number(id), status };
  },
  'POST withdrawals/:id': (mock, { body, id }) => {
    const decision = read(withdrawalBody, body);
    decideWithdrawal(edit(mock.world), Number(id), decision, nowOf(mock));
    return { id: Number(id), status: decision.status };
  },
};
