import * as v from 'valibot';
import { ok, type Result } from '../../src/lib/result.ts';
import type { MockClock } from '../data/clock.ts';
import { addFault, faultSchema } from '../data/faults.ts';
import { day } from '../data/fields.ts';
import { eventAction, readScenario, recordedReply } from '../data/scenario.ts';
import { dataSchema, type Data } from '../data/schemas.ts';
import { wallTime, type Day, type WallTime } from '../data/wall-time.ts';
import type { Past } from '../rules/past-results.ts';
import { baseData } from './base-data.ts';

const event = v.object({
  /** When it happens next, in milliseconds since 1970; `every` in milliseconds. */
  due: v.number(),
  every: v.nullable(v.number()),
  do: eventAction,
});

/** The part of a world that `--state` and snapshots save. */
export const stateSchema = v.object({
  version: v.literal(1),
  scenario: v.string(),
  seed: v.number(),
  random: v.number(),
  day,
  /** Results before this day were never declared here: they are drawn by the seed. Left out by old state files. */
  first_day: v.optional(day),
  data: dataSchema,
  faults: v.array(faultSchema),
  next_fault: v.number(),
  events: v.array(event),
  /** The replies of a recorded scenario that are left, each path's in order. */
  replies: v.array(recordedReply),
  /** Money calls that were carried out with a `client_ref`, and a hash of their bodies. */
  client_refs: v.array(v.object({ key: v.string(), body: v.string() })),
  /** In milliseconds since 1970; at least those of the last minute. Left out by old state files. */
  failed_logins: v.optional(v.array(v.object({ mobile: v.string(), at: v.number() })), []),
});
export type State = v.InferOutput<typeof stateSchema>;

/**
 * The provider's state and clock. `state.data` is frozen and shared with other worlds until the first change: read it
 * directly, change it through `edit`.
 */
export type World = {
  readonly zone: string;
  readonly clock: MockClock;
  state: State;
};

/** A world with this state. */
export const createWorld = (zone: string, clock: MockClock, state: State): World => ({
  zone,
  clock,
  state,
});

/** The world's own data to change; copied first if they are still shared. */
export function edit(world: World): Data {
  if (Object.isFrozen(world.state.data)) world.state.data = structuredClone(world.state.data);
  return world.state.data;
}

/** The mock's time: on the wall clock, as an ISO moment for records, and the day that boards show. */
export function timeOf(world: World): { readonly wall: WallTime; readonly at: string; readonly day: Day } {
  const now = world.clock.now();
  return { wall: wallTime(now, world.zone), at: new Date(now).toISOString(), day: world.state.day };
}

/** What decides the results of the days before the world began. */
export const pastOf = ({ state, clock, zone }: World): Past => ({
  seed: state.seed,
  firstDay: state.first_day ?? state.day,
  today: wallTime(clock.now(), zone).day,
});

/** The first state of a scenario, at the clock's time. The error is one line: no such scenario, or what is wrong in it. */
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
  const data = baseData(name, scenario.value, { seed, day: today, zone });
  if (!data.ok) return data;
  const state: State = {
    version: 1,
    scenario: name,
    seed,
    random: seed >>> 0,
    day: today,
    first_day: today,
    data: data.value,
    faults: [],
    next_fault: 1,
    events: events.map(({ after, every = null, do: action }) => ({ due: now + after, every, do: action })),
    replies: [...replies],
    client_refs: [],
    failed_logins: [],
  };
  for (const fault of faults) addFault(state, fault);
  return ok(state);
}
