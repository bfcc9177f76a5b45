import { atom } from 'jotai';
import { newPlayersEntry } from '../../storage/visits.ts';
import { storedValue } from '../core/stored-value.ts';
import { accountAtom } from './money-account.ts';
import { action } from '../core/environment.ts';

const kept = storedValue(newPlayersEntry);

const most = 20;

export const isNewPlayerAtom = atom(get => {
  const owner = get(accountAtom);
  return owner !== null && (get(kept.value) ?? []).includes(owner);
});

/** Keeps the names that other tabs have stored. */
export const setNewPlayerAtom = action((get, set, isNew: boolean): void => {
  const owner = get(accountAtom);
  if (owner === null) return;
  const before = set(kept.latest) ?? [];
  if (before.includes(owner) === isNew) return;
  const others = before.filter(name => name !== owner);
  const next = isNew ? [...others, owner].slice(-most) : others;
  set(kept.value, next.length === 0 ? null : next);
});
