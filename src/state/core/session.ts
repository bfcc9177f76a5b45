import { atom } from 'jotai';
import type { Player } from '../../domain/player/account.ts';
import { sessionEntry } from '../../storage/player.ts';
import { storedValue } from './stored-value.ts';

/**
 * The machine in a shop keeps it for its tab alone: a browser that was ended is nobody's. What another tab does to it is
 * applied by `syncSessionAtom`.
 */
const session = storedValue(sessionEntry, { inKiosk: 'tab', follows: false });

/** The player, or null for a guest. */
export const playerAtom = atom(get => get(session.value));

/** Stores the session and makes it the current one. */
export const openSessionAtom = atom(null, (_get, set, player: Player) => set(session.value, player));

/** Removes the session from memory and from storage. */
export const closeSessionAtom = atom(null, (_get, set) => set(session.value, null));

/** The session as another tab may have left it. */
export const latestPlayerAtom = session.latest;
