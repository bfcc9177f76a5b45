// What replaces much of the world at once can be taken back: the world is kept before it.
import { ask, say } from './page.js';

let kept = null;

/** Keeps the world as it is now, until the next such step. */
export async function keepWorld(words) {
  const snapshot = await ask('POST', 'snapshot', {});
  kept = snapshot === null ? null : { snapshot, words };
}

/** Puts the kept world back, with its time and its faults. */
export async function takeBack() {
  if (kept === null) return;
  const { snapshot, words } = kept;
  if ((await ask('POST', 'restore', snapshot)) === null) return;
  kept = null;
  say(`Taken back. ${words}`);
}
