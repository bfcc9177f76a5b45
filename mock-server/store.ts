import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import * as v from 'valibot';
import { fieldOf } from '../src/contract/envelope.ts';
import { parseJson } from '../src/lib/json.ts';
import type { Result } from '../src/lib/result.ts';
import { err, ok } from '../src/lib/result.ts';
import type { World } from './world.ts';
import { stateSchema } from './world.ts';

const clock = v.object({ anchor: v.number(), shown: v.number(), speed: v.pipe(v.number(), v.minValue(0)) });
const saved = v.object({ state: stateSchema, clock });

/**
 * Keeps a world in a file. `save` returns when the state is on the disk, whole: it is written beside the
 * file, flushed, and takes its place, so that a kill at any moment leaves the old state or the new one.
 * An unchanged state is not written.
 */
export function createStore(file: string, world: World): { readonly save: () => void } {
  let last = '';
  return {
    save: () => {
      const text = JSON.stringify({ state: world.state, clock: world.clock.setting() });
      if (text === last) return;
      const beside = `${file}.new`;
      const handle = openSync(beside, 'w');
      try {
        writeSync(handle, text);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      renameSync(beside, file);
      last = text;
    },
  };
}

/** Goes on from the file where there is one; an error when it cannot be read as a state. */
export function loadInto(world: World, file: string): Result<boolean, string> {
  if (!existsSync(file)) return ok(false);
  const read = v.safeParse(saved, parseJson(readFileSync(file, 'utf8')));
  if (!read.success) return err(`The state file ${file} is no saved state: ${fieldOf(read.issues)}`);
  world.state = read.output.state;
  world.clock.restore(read.output.clock);
  return ok(true);
}
