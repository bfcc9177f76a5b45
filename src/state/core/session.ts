import { atom } from 'jotai';
import type { Player } from '../../domain/account.ts';
import { sessionEntry } from '../../storage/session.ts';
import { readyAtom } from './environment.ts';
import { remembered } from './stored-value.ts';

const session = remembered(sessionEntry);

/** The player, or null for a guest. Before the page is `ready` nobody is known: it was rendered for no one. */
export const playerAtom = atom(get => (get(readyAtom) ? get(session.value) : null));

/** Stores the session and makes it the current one. */
export const openSessionAtom = atom(null, (_get, set, player: Player) => set(session.value, player));

/** Forgets who was logged in, in memory and in storage. */
export const closeSessionAtom = atom(null, (_get, set) => set(session.value, null));

/** Reads again what is stored, after another tab wrote it. */
export const rereadSessionAtom = session.reread;
