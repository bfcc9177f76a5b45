import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { MockClock } from '../data/clock.ts';
import { addFault } from '../data/faults.ts';
import type { Latency } from '../data/latency.ts';
import { placed, readScenario } from '../data/scenario.ts';
import type { Scenario } from '../data/scenario-file.ts';
import type { ScenarioEvent, StateEvent } from '../data/timeline.ts';
import { addDays, minuteOf, momentOf, wallTime } from '../data/wall-time.ts';
import { baseData } from './base-data.ts';
import { impossibleIn } from './saved-world.ts';
import { strayName } from './stray-names.ts';
import { stateSchema, type State } from './world.ts';

/** How a world begins. `start` null is the machine's time; with `startIsAsked` the scenario's own time does not count. */
export type Begin = {
  readonly seed: number;
  readonly zone: string;
  readonly clock: MockClock;
  readonly start: number | null;
  readonly startIsAsked: boolean;
};

/** The first state of a world, and the latency that its scenario wants. */
export type FirstState = { readonly state: State; readonly latency: Latency | null };

/**
 * Sets the clock to a scenario's begin and makes the first state. The error is one line: no such scenario, or the place
 * in its file and what is wrong there; the clock is then as it was.
 */
export function firstState(name: string, begin: Begin): Result<FirstState, string> {
  const { clock } = begin;
  const scenario = readScenario(name);
  if (!scenario.ok) return scenario;
  const before = clock.setting();
  const state =
    scenario.value.saved === undefined
      ? made(name, scenario.value, begin)
      : saved(name, scenario.value, begin);
  if (!state.ok) {
    clock.restore(before);
    return state;
  }
  return ok({ state: state.value, latency: scenario.value.latency ?? null });
}

function setClock({ clock: wanted }: Scenario, { clock, zone, start, startIsAsked }: Begin): void {
  clock.run(1);
  clock.set(start);
  const now = startIsAsked ? undefined : wanted?.now;
  if (now !== undefined)
    clock.set(
      now.includes('T') ? Date.parse(now) : momentOf(wallTime(clock.now(), zone).day, minuteOf(now), zone),
    );
  if (wanted?.speed !== undefined) clock.run(wanted.speed);
}

/** A world that `Save as scenario` has written. */
function saved(name: string, scenario: Scenario, begin: Begin): Result<State, string> {
  const read = v.safeParse(stateSchema, scenario.saved);
  if (!read.success)
    return err(
      placed(name, `saved.${fieldOf(read.issues)} is wrong`, [['saved', ...fieldOf(read.issues).split('.')]]),
    );
  setClock(scenario, begin);
  const impossible = impossibleIn(read.output, begin.clock.now(), begin.zone);
  if (impossible !== null) return err(placed(name, `saved: ${impossible}`, [['saved']]));
  return ok({ ...read.output, scenario: name });
}

function made(name: string, scenario: Scenario, begin: Begin): Result<State, string> {
  const { seed, clock, zone } = begin;
  setClock(scenario, begin);
  const now = clock.now();
  const today = wallTime(now, zone).day;
  const { faults, events, replies } = scenario;
  const data = baseData(name, scenario, { seed, day: today, zone });
  if (!data.ok) return data;
  const stray = strayName(scenario, data.value);
  if (stray !== null) return err(placed(name, stray.problem, [stray.path]));
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
    events: events.map(event => stateEventOf(event, now, zone)),
    replies: [...replies],
    client_refs: [],
    failed_logins: [],
  };
  for (const fault of faults) addFault(state, fault);
  return ok(state);
}

function stateEventOf(event: ScenarioEvent, now: number, zone: string): StateEvent {
  const { after = 0, at, call, every = null, ...action } = event;
  if (call !== undefined) {
    const { nth, ...match } = call;
    return { ...action, due: null, every, call: { ...match, left: nth, pause: after } };
  }
  if (at === undefined) return { ...action, due: now + after, every };
  const { day } = wallTime(now, zone);
  const today = momentOf(day, minuteOf(at), zone);
  return { ...action, due: today >= now ? today : momentOf(addDays(day, 1), minuteOf(at), zone), every };
}
