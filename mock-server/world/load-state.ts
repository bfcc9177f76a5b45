import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { parseJson } from '../../src/lib/json.ts';
import type { Result } from '../../src/lib/result.ts';
import { err, ok } from '../../src/lib/result.ts';
import { audit } from '../rules/ledger.ts';
import { savedState } from './store.ts';
import type { State, World } from './world.ts';
import { addDays, wallTime } from '../data/zone.ts';

/**
 * Goes on from a state file where there is one: true when it did, false when there is none. An error, in one
 * line, when it cannot be read or tells of a world that cannot be; the world and the file are then as before.
 */
export function loadState(world: World, file: string): Result<boolean, string> {
  const text = read(file);
  if (!text.ok) return text;
  if (text.value === null) return ok(false);
  const parsed = parseJson(text.value);
  if (parsed === undefined) return err(`The state file ${file} is no JSON, or was cut off`);
  const saved = v.safeParse(savedState, parsed);
  if (!saved.success) return err(`The state file ${file} is no saved state: ${fieldOf(saved.issues)}`);
  const { state, clock: setting } = saved.output;
  const clock = world.clock.sibling();
  clock.restore(setting);
  const wrong = wrongIn(state, clock.now(), world.zone);
  if (wrong !== null) return err(`The state file ${file} is no saved state: ${wrong}`);
  world.state = state;
  world.clock.restore(setting);
  return ok(true);
}

/** A file's text; null where there is no file. */
function read(file: string): Result<string | null, string> {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) return ok(null);
    if (found.isDirectory()) return err(`The state file ${file} is a folder`);
    if (!found.isFile()) return err(`The state file ${file} is not a file`);
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return err(`The state file ${file} cannot be read: ${why}`);
  }
}

/** What no mock has written, though each field by itself would do; null when all is well. */
function wrongIn(state: State, now: number, zone: string): string | null {
  if (Number.isNaN(new Date(now).getTime())) return 'the clock is out of range';
  // The file may have been written in another zone, whose day was one ahead.
  if (state.day > addDays(wallTime(now, zone).day, 1)) return `${state.day} is later than the clock`;
  for (const [name, rows] of Object.entries(state.data)) {
    if (!Array.isArray(rows)) continue;
    const doubled = doubledId(rows);
    if (doubled !== null) return `two ${name} have the id ${doubled}`;
  }
  return audit(state.data).balanced ? null : 'the ledger does not add up';
}

function doubledId(rows: readonly { readonly id: number }[]): number | null {
  const seen = new Set<number>();
  for (const { id } of rows) {
    if (seen.has(id)) return id;
    seen.add(id);
  }
  return null;
}
