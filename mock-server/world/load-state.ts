import { copyFileSync, readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { isClockTime } from '../data/clock.ts';
import { messageOf } from '../data/refusal.ts';
import { addDays, wallTime } from '../data/wall-time.ts';
import { audit } from '../rules/ledger.ts';
import { olderOf, unsealed } from './generations.ts';
import { replaceFile } from './replace-file.ts';
import { savedState } from './store.ts';
import type { State, World } from './world.ts';

/** Whether there was a state file, and what the terminal is told of it. */
type Loaded = { readonly found: boolean; readonly note: string | null };

/**
 * Restores the world from a state file. When that was cut off or damaged it is kept beside, and the state before the last
 * change takes its place. The error is one line: no file can be read, or it holds an impossible world. World and files
 * are then unchanged.
 */
export function loadState(world: World, file: string): Result<Loaded, string> {
  const newest = generationIn(file, world);
  if (newest.kind === 'none') return ok({ found: false, note: null });
  if (newest.kind === 'wrong') return err(newest.why);
  if (newest.kind === 'damaged') return loadOlder(world, file);
  apply(world, newest.saved);
  return ok({ found: true, note: null });
}

/** Puts the older file in the newest's place at once, because the next change ends the older one. */
function loadOlder(world: World, file: string): Result<Loaded, string> {
  const damaged = `The state file ${file} was cut off or damaged`;
  const older = generationIn(olderOf(file), world);
  if (older.kind === 'none') return err(`${damaged}, and there is none before it`);
  if (older.kind === 'damaged') return err(`${damaged}, and so was ${olderOf(file)}`);
  if (older.kind === 'wrong') return err(`${damaged}. ${older.why}`);
  const aside = `${file}.damaged`;
  try {
    copyFileSync(file, aside);
    replaceFile(file, older.text);
  } catch (error) {
    return err(`${damaged}, and it cannot be replaced: ${messageOf(error)}`);
  }
  apply(world, older.saved);
  const note = `${damaged}; it is kept as ${aside}. The state before its last change is used: that change may be lost`;
  return ok({ found: true, note });
}

type Saved = v.InferOutput<typeof savedState>;

type Generation =
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }
  /** It is whole, but no world: damage has not done that. */
  | { readonly kind: 'wrong'; readonly why: string }
  | { readonly kind: 'good'; readonly text: string; readonly saved: Saved };

function generationIn(file: string, world: World): Generation {
  const text = read(file);
  if (!text.ok) return { kind: 'wrong', why: text.error };
  if (text.value === null) return { kind: 'none' };
  const parsed = unsealed(text.value);
  if (parsed === undefined) return { kind: 'damaged' };
  const wrong = (problem: string): Generation => ({
    kind: 'wrong',
    why: `The state file ${file} is no saved state: ${problem}`,
  });
  const saved = v.safeParse(savedState, parsed);
  if (!saved.success) return wrong(fieldOf(saved.issues));
  const { state, clock: setting } = saved.output;
  const clock = world.clock.sibling();
  clock.restore(setting);
  const problem = isClockTime(setting.shown)
    ? impossibleIn(state, clock.now(), world.zone)
    : 'the clock is out of range';
  return problem === null ? { kind: 'good', text: text.value, saved: saved.output } : wrong(problem);
}

function apply(world: World, { state, clock }: Saved): void {
  world.state = state;
  world.clock.restore(clock);
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
