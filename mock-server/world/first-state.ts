import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { isPana } from '../../src/domain/game/panna.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { marketsOf } from '../data/boards.ts';
import type { MockClock } from '../data/clock.ts';
import { addFault } from '../data/faults.ts';
import type { Latency } from '../data/random.ts';
import { hint, noPlayer } from '../data/refusal.ts';
import { placed, readScenario, type Scenario } from '../data/scenario.ts';
import type { GameFamily, ReadonlyData } from '../data/schemas.ts';
import { type ScenarioEvent, type StateEvent, declarationOf, voidOrderOf } from '../data/timeline.ts';
import { addDays, minuteOf, momentOf, wallTime } from '../data/wall-time.ts';
import { baseData } from './build-data.ts';
import { impossibleIn } from './saved-world.ts';
import { stateSchema, type State } from './world.ts';

/** A `start` of null means the machine's time. With `startIsAsked` the scenario's own time does not count. */
type Begin = {
  readonly seed: number;
  readonly zone: string;
  readonly clock: MockClock;
  readonly start: number | null;
  readonly startIsAsked: boolean;
};

export type FirstState = { readonly state: State; readonly latency: Latency | null };

/** After an error the clock is unchanged. */
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

type Stray = { readonly path: readonly string[]; readonly problem: string };

function strayName({ faults, events }: Scenario, data: ReadonlyData): Stray | null {
  const player = (mobile: string | undefined, path: readonly string[]): Stray | null =>
    mobile === undefined || data.users.some(user => user.mobile === mobile)
      ? null
      : { path, problem: `${path.join('.')}: ${noPlayer(mobile, data.users)}` };
  for (const [index, fault] of faults.entries()) {
    const stray = player(fault.player, ['faults', String(index), 'player']);
    if (stray !== null) return stray;
  }
  for (const [index, event] of events.entries()) {
    const at = ['events', String(index)];
    const stray =
      player(event.call?.player, [...at, 'call', 'player']) ??
      ('player' in event ? player(event.player, [...at, 'player']) : null) ??
      (event.do === 'set-fault' ? player(event.fault.player, [...at, 'fault', 'player']) : null) ??
      (event.do === 'declare' ? strayResult(event.result, data, [...at, 'result']) : null) ??
      (event.do === 'void' ? strayBids(event.bids, data, [...at, 'bids']) : null);
    if (stray !== null) return stray;
  }
  return null;
}

function strayBids(
  order: Parameters<typeof voidOrderOf>[0],
  data: ReadonlyData,
  path: readonly string[],
): Stray | null {
  const bids = voidOrderOf(order);
  return 'bid_id' in bids ? null : strayMarket(bids, data, path);
}

function strayMarket(
  { family, game_id }: { readonly family: GameFamily; readonly game_id: number },
  data: ReadonlyData,
  path: readonly string[],
): Stray | null {
  const ids = marketsOf(data, family).map(({ id }) => String(id));
  if (ids.includes(String(game_id))) return null;
  return {
    path: [...path, 'game_id'],
    problem: `${path.join('.')}.game_id: no ${family} market has the id ${game_id}${hint(String(game_id), ids)}`,
  };
}

function strayResult(
  order: Parameters<typeof declarationOf>[0],
  data: ReadonlyData,
  path: readonly string[],
): Stray | null {
  const { family, game_id, number } = declarationOf(order);
  const at = path.join('.');
  const stray = strayMarket({ family, game_id }, data, path);
  if (stray !== null) return stray;
  if (family === 'gali')
    return /^\d\d$/.test(number)
      ? null
      : { path: [...path, 'jodi'], problem: `${at}.jodi: ${number} is not a jodi` };
  return isPana(number) ? null : { path: [...path, 'pana'], problem: `${at}.pana: ${number} is not a pana` };
}
