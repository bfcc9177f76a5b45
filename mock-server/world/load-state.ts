import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { parseJson } from '../../src/lib/json.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { isClockTime } from '../data/clock.ts';
import { messageOf } from '../data/refusal.ts';
import { addDays, wallTime } from '../data/wall-time.ts';
import { audit } from '../rules/ledger.ts';
import { savedState } from './store.ts';
import type { State, World } from './world.ts';

/**
 * Restores the world from a state file; false when there is no such file. The error is one line: the file cannot be
 * read, or holds an impossible world. World and file are then unchanged.
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
  const problem = isClockTime(setting.shown)
    ? impossibleIn(state, clock.now(), world.zone)
    : 'the clock is out of range';
  if (problem !== null) return err(`The state file ${file} is no saved state: ${problem}`);
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
    return err(`The state file ${file} cannot be read: ${messageOf(error)}`);
  }
}

/** What is impossible in a state whose fields are valid; null when nothing is. */
function impossibleIn(state: State, now: number, zone: string): string | null {
  // The file may come from another zone, where it was a day later.
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
