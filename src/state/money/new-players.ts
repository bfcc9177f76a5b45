import { atom } from 'jotai';
import { biddersEntry, newPlayersEntry } from '../../storage/visits.ts';
import { action } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';
import { accountAtom } from './money-account.ts';

const newPlayers = storedValue(newPlayersEntry);
const bidders = storedValue(biddersEntry);

const most = 20;

/** The account has no bid yet, as far as the device and the provider's histories know. */
export const isNewPlayerAtom = atom(get => {
  const owner = get(accountAtom);
  return owner !== null && (get(newPlayers.value) ?? []).includes(owner);
});

/** A bid of the account was seen on this device. */
export const isBidderAtom = atom(get => {
  const owner = get(accountAtom);
  return owner !== null && (get(bidders.value) ?? []).includes(owner);
});

/** False with the first bid. Keeps the names that other tabs have stored. */
export const setNewPlayerAtom = action((get, set, isNew: boolean): void => {
  const owner = get(accountAtom);
  if (owner === null) return;
  for (const [list, included] of [
    [newPlayers, isNew],
    [bidders, !isNew],
  ] as const) {
    const before = set(list.latest) ?? [];
    if (before.includes(owner) === included) continue;
    const others = before.filter(name => name !== owner);
    const next = included ? [...others, owner].slice(-most) : others;
    set(list.value, next.length === 0 ? null : next);
  }
});
