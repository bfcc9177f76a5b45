import * as v from 'valibot';
import { messageOf } from '../data/refusal.ts';
import { olderOf, sealed } from './generations.ts';
import { nodeFiles, replaceFile, type FileCalls } from './replace-file.ts';
import { stateSchema, type World } from './world.ts';

const clock = v.object({
  anchor: v.number(),
  shown: v.number(),
  speed: v.pipe(v.number(), v.minValue(0)),
  // Older files lack it.
  resume: v.optional(v.pipe(v.number(), v.gtValue(0)), 1),
});

/** The contents of a state file, beside its checksum. */
export const savedState = v.object({ state: stateSchema, clock });

/** Saves a world beyond the life of the process. */
export type Store = {
  /**
   * Saves the world; called before each reply is sent. False on failure: then the world is restored to what was saved
   * last, so that a call which is refused for this was not carried out.
   */
  readonly save: () => boolean;
  /** Why the world cannot be saved, in one line; null while it can. */
  readonly trouble: () => string | null;
};

/** For a world that ends with the process. */
export const noStore: Store = { save: () => true, trouble: () => null };

/**
 * Saves a world in a file, with the state before the last change beside it in `FILE.old`. An unchanged world is not written again, except after a failure, to find out whether the
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
        replaceFile(file, sealed(text), calls, olderOf(file));
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

const textOf = ({ state, clock: { setting } }: World): string => JSON.stringify({ state, clock: setting() });

/** The text is our own: the schema is here for the types. */
function restore(world: World, text: string): void {
  const { state, clock: setting } = v.parse(savedState, JSON.parse(text));
  world.state = state;
  world.clock.restore(setting);
}
