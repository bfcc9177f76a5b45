import * as v from 'valibot';
import type { Result } from '../../src/lib/result.ts';
import { ok } from '../../src/lib/result.ts';
import { baseData } from './base-data.ts';
import type { MockClock } from '../data/clock.ts';
import { parseDuration } from '../data/clock.ts';
import type { Data } from '../data/schemas.ts';
import { dataSchema } from '../data/schemas.ts';
import { addFault, faultSchema } from '../data/faults.ts';
import { day } from '../data/fields.ts';
import { readScenario, scriptedReply } from '../data/fixture.ts';
import type { Audit } from '../rules/ledger.ts';
import { audit } from '../rules/ledger.ts';
import type { Day, WallTime } from '../data/zone.ts';
import { wallTime } from '../data/zone.ts';

const event = v.object({
  /** When it is due next, in milliseconds since 1970. */
  due: v.number(),
  every: v.nullable(v.number()),
  do: v.picklist(['declare-next', 'betting-off', 'betting-on']),
});

/** Everything of a world that is saved: by `--state`, by snapshots. */
export const stateSchema = v.object({
  version: v.literal(1),
  scenario: v.string(),
  seed: v.number(),
  random: v.number(),
  day,
  data: dataSchema,
  faults: v.array(faultSchema),
  next_fault: v.number(),
  events: v.array(event),
  /** Replies of a recorded scenario that are still to come, by path in their order. */
  replies: v.array(scriptedReply),
  /** Money calls that were carried out under a `client_ref`, and what they asked for. */
  client_refs: v.array(v.object({ key: v.string(), body: v.string() })),
});
export type State = v.InferOutput<typeof stateSchema>;

/**
 * The provider: its state and its clock. `state.data` is shared with other worlds, and frozen, until the first
 * change: read it as it is, change it through `edit` alone.
 */
export type World = {
  readonly zone: string;
  readonly clock: MockClock;
  state: State;
  /** Counts the changes, so that an audit is made once a change. */
  revision: number;
  audited: { readonly data: Data; readonly revision: number; readonly audit: Audit } | null;
};

export const createWorld = (zone: string, clock: MockClock, state: State): World => ({
  zone,
  clock,
  state,
  revision: 0,
  audited: null,
});

/** The data to change: the world's own, copied when they were still shared. */
export function edit(world: World): Data {
  world.revision += 1;
  if (Object.isFrozen(world.state.data)) world.state.data = structuredClone(world.state.data);
  return world.state.data;
}

/** Whether the money adds up now. */
export function auditOf(world: World): Audit {
  const { revision } = world;
  const { data } = world.state;
  const last = world.audited;
  if (last !== null && last.data === data && last.revision === revision) return last.audit;
  world.audited = { data, revision, audit: audit(data) };
  return world.audited.audit;
}

/** The mock's time as its wall clock shows it, and as an ISO moment for records. */
export function timeOf(world: World): { readonly wall: WallTime; readonly at: string; readonly day: Day } {
  const now = world.clock.now();
  return { wall: wallTime(now, world.zone), at: new Date(now).toISOString(), day: world.state.day };
}

/** A fresh state of a scenario, beginning at the clock's present; an error when there is no such scenario. */
export function freshState(
  name: string,
  options: { readonly seed: number; readonly clock: MockClock; readonly zone: string },
): Result<State, string> {
  const { seed, clock, zone } = options;
  const scenario = readScenario(name);
  if (!scenario.ok) return scenario;
  const now = clock.now();
  const today = wallTime(now, zone).day;
  const { faults, events, replies } = scenario.value;
  const state: State = {
    version: 1,
    scenario: name,
    seed,
    random: seed >>> 0,
    day: today,
    data: baseData(name, scenario.value, { seed, day: today, zone }),
    faults: [],
    next_fault: 1,
    events: events.map(rule => ({
      due: now + (parseDuration(rule.after) ?? 0),
      every: rule.every === undefined ? null : parseDuration(rule.every),
      do: rule.do,
    })),
    replies: [...replies],
    client_refs: [],
  };
  for (const fault of faults) addFault(state, fault);
  return ok(state);
}
