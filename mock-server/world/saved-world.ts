import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { parseJson } from '../../src/lib/json.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { isClockTime } from '../data/clock.ts';
import { addDays, wallTime } from '../data/wall-time.ts';
import { audit } from '../rules/ledger.ts';
import { stateSchema, type State, type World } from './world.ts';

const clock = v.object({
  anchor: v.number(),
  shown: v.number(),
  speed: v.pipe(v.number(), v.minValue(0)),
  // Older files lack the field.
  resume: v.optional(v.pipe(v.number(), v.gtValue(0)), 1),
});

export const savedState = v.object({ state: stateSchema, clock });

export const textOf = ({ state, clock: { setting } }: World): string =>
  JSON.stringify({ state, clock: setting() });

/** After an error the world is unchanged. */
export function restoreWorld(world: World, text: string): Result<null, string> {
  const parsed = parseJson(text);
  if (parsed === undefined) return err('is no JSON, or was cut off');
  const saved = v.safeParse(savedState, parsed);
  if (!saved.success) return err(`is no saved state: ${fieldOf(saved.issues)}`);
  const { state, clock: setting } = saved.output;
  const trial = world.clock.sibling();
  trial.restore(setting);
  const problem = isClockTime(setting.shown)
    ? impossibleIn(state, trial.now(), world.zone)
    : 'the clock is out of range';
  if (problem !== null) return err(`is no saved state: ${problem}`);
  world.state = state;
  world.clock.restore(setting);
  return ok(null);
}

export function impossibleIn(state: State, now: number, zone: string): string | null {
  // The file may come from a zone where it was already the next day.
  if (state.day > addDays(wallTime(now, zone).day, 1)) return `${state.day} is later than the clock`;
  for (const [name, rows] of Object.entries(state.data)) {
    if (!Array.isArray(rows)) continue;
    const duplicate = duplicateId(rows);
    if (duplicate !== null) return `two ${name} have the id ${duplicate}`;
  }
  return audit(state.data).balanced ? null : 'the ledger does not add up';
}

function duplicateId(rows: readonly { readonly id: number }[]): number | null {
  const seen = new Set<number>();
  for (const { id } of rows) {
    if (seen.has(id)) return id;
    seen.add(id);
  }
  return null;
}
