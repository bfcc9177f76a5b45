import * as v from 'valibot';
import type { MockClock } from '../data/clock.ts';
import { faultSchema, readLag } from '../data/fault-rule.ts';
import { day } from '../data/fields.ts';
import { recordedReply } from '../data/scenario.ts';
import { stateEvent } from '../data/timeline.ts';
import { dataSchema, type Data, type ReadonlyData } from '../data/schemas.ts';
import { wallTime, type Day, type WallTime } from '../data/wall-time.ts';
import type { Past } from '../rules/past-results.ts';

export const stateSchema = v.object({
  version: v.literal(1),
  scenario: v.string(),
  seed: v.number(),
  random: v.number(),
  day,
  /** The seed draws the results before this day. Old state files lack it. */
  first_day: v.optional(day),
  data: dataSchema,
  faults: v.array(faultSchema),
  next_fault: v.number(),
  events: v.array(stateEvent),
  /** Old state files lack it. */
  missed: v.optional(v.array(v.object({ at: v.string(), do: v.string(), reason: v.string() }))),
  replies: v.array(recordedReply),
  /** Money calls that were carried out, with a hash of their bodies. */
  client_refs: v.array(v.object({ key: v.string(), body: v.string() })),
  /** Times are in milliseconds since 1970. Old state files lack it. */
  failed_logins: v.optional(v.array(v.object({ mobile: v.string(), at: v.number() })), []),
});
export type State = v.InferOutput<typeof stateSchema>;

/** The data that lagging readers see. It is not saved. */
type Readers = {
  /** The data before each change, and the time of the change, the oldest first. */
  kept: readonly { readonly data: ReadonlyData; readonly until: number }[];
  cached: ReadonlyMap<string, CachedReply>;
};
type CachedReply = { readonly from: number; readonly until: number; readonly reply: unknown };

/**
 * `state.data` is frozen and shared with other worlds until the first change. Change it only through `edit`.
 */
export type World = {
  readonly zone: string;
  readonly clock: MockClock;
  readonly readers: Readers;
  state: State;
};

const noReaders = (): Readers => ({ kept: [], cached: new Map() });

export const createWorld = (zone: string, clock: MockClock, state: State): World => ({
  zone,
  clock,
  readers: noReaders(),
  state,
});

/** Forgets what lagging readers know of the old world. */
export function beginState(world: World, state: State): void {
  Object.assign(world.readers, noReaders());
  world.state = state;
}

/** Copies the data first if other worlds share it, or if lagging readers need the old version. */
export function edit(world: World): Data {
  if (keepForReaders(world) || Object.isFrozen(world.state.data))
    world.state.data = structuredClone(world.state.data);
  return world.state.data;
}

export function replaceData(world: World, data: Data): void {
  keepForReaders(world);
  world.state.data = data;
}

/** More changes than a lagging world makes in a minute. Beyond this the oldest are forgotten. */
const mostKept = 500;

/** False if no reader lags, or if the data changed at this very moment. */
export function keepForReaders({ state, clock, readers }: World): boolean {
  const lagMs = readLag(state.faults) * 1000;
  const now = clock.now();
  // After the clock was set back, versions in the future no longer count.
  const kept = readers.kept.filter(({ until }) => until > now - lagMs && until <= now);
  const isNews = lagMs > 0 && kept.at(-1)?.until !== now;
  readers.kept = isNews ? [...kept, { data: state.data, until: now }].slice(-mostKept) : kept;
  return isNews;
}

/** The data as of a moment. The current data if nothing has changed since, or nothing was kept. */
export const dataAsOf = ({ state, clock, readers }: World, moment: number): ReadonlyData =>
  readers.kept.find(({ until }) => until > moment && until <= clock.now())?.data ?? state.data;

export function timeOf(
  world: World,
  now = world.clock.now(),
): { readonly wall: WallTime; readonly at: string; readonly day: Day } {
  return { wall: wallTime(now, world.zone), at: new Date(now).toISOString(), day: world.state.day };
}

export const pastOf = ({ state, clock, zone }: World): Past => ({
  seed: state.seed,
  firstDay: state.first_day ?? state.day,
  today: wallTime(clock.now(), zone).day,
});
