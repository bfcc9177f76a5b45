import { ask, say } from './page.js';

let restore = null;

/** `afterwards` runs once the world is back. */
export async function keepWorld(words, afterwards = async () => {}) {
  const snapshot = await ask('POST', 'snapshot', {});
  restore =
    snapshot === null
      ? null
      : async () => {
          if ((await ask('POST', 'restore', snapshot)) === null) return false;
          say(`Taken back. ${words}`);
          await afterwards();
          return true;
        };
}

/** Lets another window take back its own changes. */
export function offerTakeBack(act) {
  restore = () => {
    act();
    return true;
  };
}

/** A reload of the page forgets it. */
export const canTakeBack = () => restore !== null;

export async function takeBack() {
  if (restore !== null && (await restore())) restore = null;
}
