import * as v from 'valibot';
import type { MockClock } from '../data/clock.ts';
import { faultSchema } from '../data/fault-rule.ts';
import { day } from '../data/fields.ts';
import { recordedReply } from '../data/scenario-file.ts';
import { stateEvent } from '../data/timeline.ts';
import { dataSchema, type Data } from '../data/schemas.ts';
import { wallTime, type Day, type WallTime } from '../data/wall-time.ts';
import type { Past } from '../rules/past-results.ts';

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
  events: v.array(stateEvent),
  /** Events that could not happen, and why. Left out by old state files. */
  missed: v.optional(v.array(v.object({ at: v.string(), do: v.string(), reason: v.string() }))),
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
