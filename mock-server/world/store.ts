import * as v from 'valibot';
import { messageOf } from '../data/refusal.ts';
import { nodeFiles, replaceFile, type FileCalls } from './replace-file.ts';
import type { Store } from './no-store.ts';
import { savedState, textOf } from './saved-world.ts';
import type { World } from './world.ts';

/**
 * Saves a world in a file. An unchanged world is not written again, except after a failure, to find out whether the
 * file can be written again. `report` gets one line when saving begins to fail, and one when it works again.
 */
export function createStore(
  file: string,
  world: World,
  { report, calls = nodeFiles }: { readonly report: (line: string) => void; readonly calls?: FileCalls },
): Store {
  let saved = '';
  let trouble: string | null = null;
  const setTrouble = (line: string | null): void => {
    if (line !== trouble) report(line ?? `The state file ${file} is written again`);
    trouble = line;
  };
  return {
    save: () => {
      const text = textOf(world);
      const changed = text !== saved;
      if (!changed && trouble === null) return true;
      try {
        replaceFile(file, text, calls);
      } catch (error) {
        setTrouble(`The state file ${file} cannot be written: ${messageOf(error)}`);
        if (changed && saved !== '') {
          restore(world, saved);
          // The schema has put the fields into another order.
          saved = textOf(world);
        }
        return !changed;
      }
      setTrouble(null);
      saved = text;
      return true;
    },
    trouble: () => trouble,
  };
}

/** The text is our own: the schema is here for the types. */
function restore(world: World, text: string): void {
  const { state, clock: setting } = v.parse(savedState, JSON.parse(text));
  world.state = state;
  world.clock.restore(setting);
}
