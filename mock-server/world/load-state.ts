import { copyFileSync, readFileSync, statSync } from 'node:fs';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { messageOf } from '../data/refusal.ts';
import { olderOf, unsealed } from './generations.ts';
import { replaceFile } from './replace-file.ts';
import { restoreWorld } from './saved-world.ts';
import type { World } from './world.ts';

/** Whether there was a state file, and what the terminal is told of it. */
type Loaded = { readonly found: boolean; readonly note: string | null };

/**
 * Restores the world from a state file. When that was cut off or damaged it is kept beside, and the state before the last
 * change takes its place. The error is one line: no file can be read, or it holds an impossible world. The files are then
 * unchanged.
 */
export function loadState(world: World, file: string): Result<Loaded, string> {
  const text = read(file);
  if (!text.ok) return text;
  if (text.value === null) return ok({ found: false, note: null });
  const saved = unsealed(text.value);
  if (saved === null) return loadOlder(world, file);
  const restored = restoreWorld(world, saved);
  return restored.ok ? ok({ found: true, note: null }) : err(`The state file ${file} ${restored.error}`);
}

/** Puts the older file in the newest's place at once, because the next change ends the older one. */
function loadOlder(world: World, file: string): Result<Loaded, string> {
  const damaged = `The state file ${file} was cut off or damaged`;
  const older = olderOf(file);
  const aside = `${file}.damaged`;
  const text = read(older);
  if (!text.ok) return err(`${damaged}. ${text.error}`);
  if (text.value === null) return err(`${damaged}, and there is none before it`);
  const saved = unsealed(text.value);
  if (saved === null) return err(`${damaged}, and so was ${older}`);
  const restored = restoreWorld(world, saved);
  if (!restored.ok) return err(`${damaged}. The state file ${older} ${restored.error}`);
  try {
    copyFileSync(file, aside);
    replaceFile(file, text.value);
  } catch (error) {
    return err(`${damaged}, and it cannot be replaced: ${messageOf(error)}`);
  }
  const note = `${damaged}; it is kept as ${aside}. The state before its last change is used: that change may be lost`;
  return ok({ found: true, note });
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
