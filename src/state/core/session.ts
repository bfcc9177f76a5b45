import { atom } from 'jotai';
import type { Player } from '../../domain/player/account.ts';
import { sessionEntry } from '../../storage/player.ts';
import { storedValue } from './stored-value.ts';
import { action } from './environment.ts';

/** A kiosk keeps the session in its tab only, so that closing the browser ends it. */
const session = storedValue(sessionEntry, { inKiosk: 'tab', follows: false });

export const playerAtom = atom(get => get(session.value));

export const openSessionAtom = action((_get, set, player: Player) => set(session.value, player));

export const closeSessionAtom = action((_get, set) => set(session.value, null));

export const latestPlayerAtom = session.latest;

const mobileAtom = atom(get => get(playerAtom)?.mobile ?? null);

/** The number of visits that have ended in this page. `endVisitAtom` changes it. */
export const visitAtom = atom(0);

/** Read it with `get(get(atom))`. A request that ends after a log-out writes to an atom that no screen reads. */
export const perPlayer = <T>(empty: T) =>
  atom(get => {
    get(mobileAtom);
    get(visitAtom);
    return atom(empty);
  });

export const playersValue = <T>(empty: T) => {
  const ownAtom = perPlayer(empty);
  return atom(
    get => get(get(ownAtom)),
    (get, set, value: T) => set(get(ownAtom), value),
  );
};
