import { atom } from 'jotai';
import type { Player } from '../../domain/account.ts';
import { parsePhone } from '../../domain/phone.ts';
import { readyAtom } from './environment.ts';
import { remembered } from './stored-value.ts';

export const sessionKey = 'matka.session.v1';

/** A player with name, token and mobile number: never half of one (spec 1 §2). */
function parsePlayer(value: unknown): Player | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('username' in value) || !('token' in value) || !('mobile' in value)) return null;
  const { username, token, mobile } = value;
  if (typeof username !== 'string' || typeof token !== 'string' || typeof mobile !== 'string') return null;
  const phone = parsePhone(mobile);
  return username === '' || token === '' || phone === null ? null : { username, token, mobile: phone };
}

const session = remembered('local', sessionKey, parsePlayer);

/** The player, or null for a guest. Before the page is `ready` nobody is known: it was rendered for no one. */
export const playerAtom = atom(get => (get(readyAtom) ? get(session.value) : null));

/** Stores the session and makes it the current one. */
export const openSessionAtom = atom(null, (_get, set, player: Player) => set(session.value, player));

/** Forgets who was logged in, in memory and in storage. */
export const closeSessionAtom = atom(null, (_get, set) => set(session.value, null));

/** Reads again what is stored, after another tab wrote it. */
export const rereadSessionAtom = session.reread;
