import { atom } from 'jotai';
import type { Player } from '../domain/account.ts';
import { parsePhone } from '../domain/phone.ts';
import { keyed } from '../lib/store.ts';
import { asleepAtom, environmentAtom } from './environment.ts';

/** Nobody, or a player with name and token: never half of one (spec 1 §2). */
export type Session = { readonly kind: 'guest' } | { readonly kind: 'player'; readonly player: Player };

export const sessionKey = 'matka.session.v1';
const guest: Session = { kind: 'guest' };

function parsePlayer(value: unknown): Player | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('username' in value) || !('token' in value) || !('mobile' in value)) return null;
  const { username, token, mobile } = value;
  if (typeof username !== 'string' || typeof token !== 'string' || typeof mobile !== 'string') return null;
  const phone = parsePhone(mobile);
  return username === '' || token === '' || phone === null ? null : { username, token, mobile: phone };
}

const entryAtom = atom(get => keyed(get(environmentAtom).local, sessionKey, parsePlayer));

const currentAtom = atom<Session | null>(null);

/** Who is logged in; read from storage the first time it is asked for. */
const sessionAtom = atom<Session>(get => {
  const current = get(currentAtom);
  if (current !== null) return current;
  if (get(asleepAtom)) return guest;
  const player = get(entryAtom).read();
  return player === null ? guest : { kind: 'player', player };
});

/** The player, or null for a guest. */
export const playerAtom = atom(get => {
  const session = get(sessionAtom);
  return session.kind === 'player' ? session.player : null;
});

/** Stores the session and makes it the current one. */
export const openSessionAtom = atom(null, (get, set, player: Player) => {
  get(entryAtom).write(player);
  set(currentAtom, { kind: 'player', player });
});

/** Forgets who was logged in, in memory and in storage. */
export const closeSessionAtom = atom(null, (get, set) => {
  get(entryAtom).drop();
  set(currentAtom, guest);
});

/** Reads again what is stored, after another tab wrote it. */
export const rereadSessionAtom = atom(null, (get, set) => {
  const player = get(entryAtom).read();
  set(currentAtom, player === null ? guest : { kind: 'player', player });
});
