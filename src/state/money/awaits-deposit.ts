import { atom } from 'jotai';
import { stored } from '../../storage/table.ts';
import { environmentAtom } from '../core/environment.ts';

const changesAtom = atom(0);

/**
 * Whether this browser keeps a deposit that is not decided. Whose it is needs more code than the first load has room
 * for. Written when what is kept may have changed.
 */
export const awaitsDepositAtom = atom(
  get => {
    get(changesAtom);
    try {
      return get(environmentAtom).local.getItem(stored.awaitedDeposits.key) !== null;
    } catch {
      return false;
    }
  },
  (_get, set) => set(changesAtom, count => count + 1),
);
