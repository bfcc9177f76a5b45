import { ask, say } from './page.js';

let kept = null;

export async function keepWorld(words) {
  const snapshot = await ask('POST', 'snapshot', {});
  kept = snapshot === null ? null : { snapshot, words };
}

export async function takeBack() {
  if (kept === null) return;
  const { snapshot, words } = kept;
  if ((await ask('POST', 'restore', snapshot)) === null) return;
  kept = null;
  say(`Taken back. ${words}`);
}
