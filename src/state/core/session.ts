import { atom } from 'jotai';
import type { Player } from '../../domain/player/account.ts';
import { sessionEntry } from '../../storage/player.ts';
import { storedValue } from './stored-value.ts';

/**
 * The machine in a shop keeps it for its tab alone: a browser that was ended is nobody's. What another tab does to it is
 * applied by `syncSessionAtom`.
 */
const session = storedValue(sessionEntry, { inKiosk: 'tab', follows: false });

export const playerAtom = atom(get => get(session.value));

export const openSessionAtom = atom(null, (_get, set, player: Player) => set(session.value, player));

export const closeSessionAtom = atom(null, (_get, set) => set(session.value, null));

/** The session as another tab may have left it. */
export const latestPlayerAtom = session.latest;

const mobileAtom = atom(get => get(playerAtom)?.mobile ?? null);

/**
 * A value of one player: a guest and the next player begin with `empty`. Read it with `get(get(atom))`. A request that
 * ends after its player has logged out writes to an atom that nothing reads any more.
 */
export const playersOwn = <T>(empty: T) =>
  atom(get => {
    get(mobileAtom);
    return atom(empty);
  });
