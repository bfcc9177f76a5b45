import { atom } from 'jotai';
import { playerAtom } from './session.ts';

const mobileAtom = atom(get => get(playerAtom)?.mobile ?? null);

/**
 * Something of one player only: nobody and the next player begin with `empty`, and nothing stays behind. Read it with
 * `get(get(atom))`: a request that ends after its player has left writes where nobody looks any more.
 */
export const playersOwn = <T>(empty: T) =>
  atom(get => {
    get(mobileAtom);
    return atom(empty);
  });
