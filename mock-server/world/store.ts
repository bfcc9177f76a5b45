import * as v from 'valibot';
import type { FileCalls } from './replace-file.ts';
import { nodeFiles, replaceFile } from './replace-file.ts';
import type { World } from './world.ts';
import { stateSchema } from './world.ts';

const clock = v.object({ anchor: v.number(), shown: v.number(), speed: v.pipe(v.number(), v.minValue(0)) });

/** What stands in a state file. */
export const savedState = v.object({ state: stateSchema, clock });

/** Keeps a world beyond the process. */
export type Store = {
  /**
   * Keeps the world as it is now; called before an answer leaves. False when it cannot: then the world is again
   * what was kept last, so that what is refused was not carried out.
   */
  readonly save: () => boolean;
  /** Why the world cannot be kept, in one line; null while it can. */
  readonly trouble: () => string | null;
};

/** For a world that lives as long as the process. */
export const noStore: Store = { save: () => true, trouble: () => null };

/**
 * Keeps a world in a file: `save` returns true when the state is on the disk, whole. An unchanged state is not
 * written again, but after a failure, to see whether writing works. `tell` gets one line a trouble, and one at its end.
 */
export function createStore(
  file: string,
  world: World,
  { tell, calls = nodeFiles }: { readonly tell: (line: string) => void; readonly calls?: FileCalls },
): Store {
  let kept = '';
  let trouble: string | null = null;
  const say = (line: string | null): void => {
    if (line !== trouble) tell(line ?? `The state file ${file} is written again`);
    trouble = line;
  };
  return {
    save: () => {
      const text = textOf(world);
      const changed = text !== kept;
      if (!changed && trouble === null) return true;
      try {
        replaceFile(file, text, calls);
      } catch (error) {
        say(`The state file ${file} cannot be written: ${messageOf(error)}`);
        if (changed && kept !== '') {
          goBack(world, kept);
          // Read back, the fields stand in another order.
          kept = textOf(world);
        }
        return !changed;
      }
      say(null);
      kept = text;
      return true;
    },
    trouble: () => trouble,
  };
}

const textOf = ({ state, clock: { setting } }: World): string => JSON.stringify({ state, clock: setting() });

/** Our own text, read with the schema for its types alone. */
function goBack(world: World, text: string): void {
  const { state, clock: setting } = v.parse(savedState, JSON.parse(text));
  world.state = state;
  world.clock.restore(setting);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
