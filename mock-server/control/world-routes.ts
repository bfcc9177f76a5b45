import * as v from 'valibot';
import { contractModes } from '../provider/request-check.ts';
import { readScenario, scenarioNames } from '../data/fixture.ts';
import { resetMock } from '../provider/mock.ts';
import { refuse } from '../data/refusal.ts';
import { auditOf, stateSchema } from '../world/world.ts';
import type { Routes } from './route.ts';
import { nowOf, read } from './route.ts';

const resetBody = v.strictObject({
  scenario: v.optional(v.string()),
  seed: v.optional(v.pipe(v.number(), v.integer())),
});
const latencyBody = v.strictObject({
  ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
});
const snapshotBody = v.strictObject({
  snapshot: v.strictObject({ state: stateSchema, now: v.pipe(v.string(), v.isoTimestamp()) }),
});

/** The world as a whole: looking at it, beginning anew, saving it, and how the mock treats its calls. */
export const worldRoutes: Routes = {
  'GET state': mock => {
    const { scenario, seed, day, faults } = mock.world.state;
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
      faults,
      requests,
      violations: violations.length,
      ledger: auditOf(mock.world),
      /** Why the state file cannot be written; null while it can, and without one. */
      state_trouble: mock.store.trouble(),
    };
  },
  'POST reset': (mock, { body }) => {
    const wish = read(resetBody, body);
    const { scenario, seed } = mock.options;
    const done = resetMock(mock, wish.scenario ?? scenario, wish.seed ?? seed);
    return done.ok ? { scenario: mock.world.state.scenario, now: nowOf(mock) } : refuse(done.error);
  },
  'GET scenarios': () =>
    scenarioNames().map(name => {
      const scenario = readScenario(name);
      if (!scenario.ok) return { name, title: name, shows: scenario.error, notes: [] };
      const { title, shows, notes } = scenario.value;
      return { name, title, shows, notes };
    }),
  'POST latency': (mock, { body }) => {
    mock.latency = read(latencyBody, body).ms;
    return { latency: mock.latency };
  },
  'POST contract': (mock, { body }) => {
    mock.contract = read(v.strictObject({ mode: v.picklist(contractModes) }), body).mode;
    return { contract: mock.contract };
  },
  'POST snapshot': mock => ({ snapshot: structuredClone({ state: mock.world.state, now: nowOf(mock) }) }),
  'POST restore': (mock, { body }) => {
    const { snapshot } = read(snapshotBody, body);
    mock.world.clock.set(Date.parse(snapshot.now));
    mock.world.state = snapshot.state;
    return { scenario: snapshot.state.scenario, now: nowOf(mock) };
  },
};
