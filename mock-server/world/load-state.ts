import { readFileSync, statSync } from 'node:fs';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { messageOf } from '../data/refusal.ts';
import { restoreWorld } from './saved-world.ts';
import type { World } from './world.ts';

/**
 * Restores the world from a state file; false when there is no such file. The error is one line: the file cannot be
 * read, or holds an impossible world. World and file are then unchanged.
 */
export function loadState(world: World, file: string): Result<boolean, string> {
  const text = read(file);
  if (!text.ok) return text;
  if (text.value === null) return ok(false);
  const restored = restoreWorld(world, text.value);
  return restored.ok ? ok(true) : err(`The state file ${file} ${restored.error}`);
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
