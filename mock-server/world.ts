import * as v from 'valibot';
import type { Result } from '../src/lib/result.ts';
import { ok } from '../src/lib/result.ts';
import type { MockClock } from './clock.ts';
import { parseDuration } from './clock.ts';
import { dataSchema } from './data.ts';
import { beginDay } from './day.ts';
import { addFault, faultSchema } from './faults.ts';
import { readScenario, readWorld } from './fixture.ts';
import { grow } from './grow.ts';
import { buildData } from './past.ts';
import type { Day, WallTime } from './zone.ts';
import { wallTime } from './zone.ts';

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
  day: v.string(),
  data: dataSchema,
  faults: v.array(faultSchema),
  next_fault: v.number(),
  events: v.array(event),
});
export type State = v.InferOutput<typeof stateSchema>;

/** The provider: its state, which only the mock's own rules and json-server change, and its clock. */
export type World = { readonly zone: string; readonly clock: MockClock; state: State };

/** The mock's time as its wall clock shows it, and as an ISO moment for records. */
export function timeOf(world: World): { readonly wall: WallTime; readonly at: string } {
  const now = world.clock.now();
  return { wall: wallTime(now, world.zone), at: new Date(now).toISOString() };
}

/** A fresh state of a scenario, beginning at the clock's present; an error when there is no such scenario. */
export function freshState(
  name: string,
  options: { readonly seed: number; readonly clock: MockClock; readonly zone: string },
): Result<State, string> {
  const scenario = readScenario(name);
  if (!scenario.ok) return scenario;
  const now = options.clock.now();
  const { day } = wallTime(now, options.zone);
  const { patch, faults, events } = scenario.value;
  const fixture = grow(readWorld(patch), scenario.value.grow, options.seed);
  const state: State = {
    version: 1,
    scenario: name,
    seed: options.seed,
    random: options.seed >>> 0,
    day,
    data: buildData(fixture, day, options.zone),
    faults: [],
    next_fault: 1,
    events: events.map(rule => ({
      due: now + (parseDuration(rule.after) ?? 0),
      every: rule.every === undefined ? null : parseDuration(rule.every),
      do: rule.do,
    })),
  };
  for (const fault of faults) addFault(state, fault);
  return ok(state);
}

/** Turns the page when the clock has left the world's day. */
export function rollOver(state: State, day: Day): void {
  if (state.day === day) return;
  state.day = day;
  beginDay(state.data, day);
}
