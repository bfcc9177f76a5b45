import { atom } from 'jotai';
import { playerAtom } from './session.ts';

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
