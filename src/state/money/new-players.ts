import { atom } from 'jotai';
import { newPlayersEntry } from '../../storage/player.ts';
import { storedValue } from '../core/stored-value.ts';
import { accountAtom } from './money-account.ts';

const kept = storedValue(newPlayersEntry);

/** More players do not begin on one device; the first ones are forgotten. */
const most = 20;

/** Whether the player has registered on this device and neither bid nor closed the line for new players. */
export const isNewPlayerAtom = atom(get => {
  const owner = get(accountAtom);
  return owner !== null && (get(kept.value) ?? []).includes(owner);
});

/** Notes that the player is new, or is not any more, whatever other tabs have written. */
export const setNewPlayerAtom = atom(null, (get, set, isNew: boolean): void => {
  const owner = get(accountAtom);
  if (owner === null) return;
  const before = set(kept.latest) ?? [];
  if (before.includes(owner) === isNew) return;
  const others = before.filter(one => one !== owner);
  const next = isNew ? [...others, owner].slice(-most) : others;
  set(kept.value, next.length === 0 ? null : next);
});
