import * as v from 'valibot';
import type { MockClock } from '../data/clock.ts';
import { faultSchema, readLag } from '../data/fault-rule.ts';
import { day } from '../data/fields.ts';
import { recordedReply } from '../data/scenario.ts';
import { stateEvent } from '../data/timeline.ts';
import { dataSchema, type Data, type ReadonlyData } from '../data/schemas.ts';
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

/** What readers that lag are shown: the data as they were, and replies that a cache still gives. It is not saved. */
type Readers = {
  /** The data before each change, and when it was changed; the oldest first. */
  kept: readonly { readonly data: ReadonlyData; readonly until: number }[];
  cached: ReadonlyMap<string, CachedReply>;
};
type CachedReply = { readonly from: number; readonly until: number; readonly reply: unknown };

/**
 * The provider's state and clock. `state.data` is frozen and shared with other worlds until the first change: read it
 * directly, change it through `edit`.
 */
export type World = {
  readonly zone: string;
  readonly clock: MockClock;
  readonly readers: Readers;
  state: State;
};

const noReaders = (): Readers => ({ kept: [], cached: new Map() });

/** A world with this state. */
export const createWorld = (zone: string, clock: MockClock, state: State): World => ({
  zone,
  clock,
  readers: noReaders(),
  state,
});

/** Begins another world: readers know nothing of the old one. */
export function beginState(world: World, state: State): void {
  Object.assign(world.readers, noReaders());
  world.state = state;
}

/** The world's own data to change; copied first if they are still shared, or if readers that lag need the old ones. */
export function edit(world: World): Data {
  if (keepForReaders(world) || Object.isFrozen(world.state.data))
    world.state.data = structuredClone(world.state.data);
  return world.state.data;
}

/** Changes the whole data at once. */
export function replaceData(world: World, data: Data): void {
  keepForReaders(world);
  world.state.data = data;
}

/** More changes than a lagging world makes in a minute; then the oldest are forgotten. */
const mostKept = 500;

/** Keeps the data as they are for readers that lag; false where none do, or where the data have changed in this moment. */
export function keepForReaders({ state, clock, readers }: World): boolean {
  const lagMs = readLag(state.faults) * 1000;
  const now = clock.now();
  // After a jump back of the clock what lies ahead of it counts no more.
  const kept = readers.kept.filter(({ until }) => until > now - lagMs && until <= now);
  const isNews = lagMs > 0 && kept.at(-1)?.until !== now;
  readers.kept = isNews ? [...kept, { data: state.data, until: now }].slice(-mostKept) : kept;
  return isNews;
}

/** The data as they were at a moment; as they are where nothing has changed since, or nothing was kept. */
export const dataAsOf = ({ state, clock, readers }: World, moment: number): ReadonlyData =>
  readers.kept.find(({ until }) => until > moment && until <= clock.now())?.data ?? state.data;

/** The mock's time: on the wall clock, as an ISO moment for records, and the day that boards show. */
export function timeOf(
  world: World,
  now = world.clock.now(),
): { readonly wall: WallTime; readonly at: string; readonly day: Day } {
  return { wall: wallTime(now, world.zone), at: new Date(now).toISOString(), day: world.state.day };
}

/** What decides the results of the days before the world began. */
export const pastOf = ({ state, clock, zone }: World): Past => ({
  seed: state.seed,
  firstDay: state.first_day ?? state.day,
  today: wallTime(clock.now(), zone).day,
});
