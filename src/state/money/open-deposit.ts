import { atom } from 'jotai';
import { stored } from '../../storage/table.ts';
import { environmentAtom } from '../core/environment.ts';

const { key } = stored.openDeposits;
const changesAtom = atom(0);

/**
 * Whether this browser keeps a deposit that has not ended. Whose it is, only the database says, which the first drawing
 * does not wait for. Written when deposits have changed, with whether one is open: other tabs hear of each change.
 */
export const hasOpenDepositAtom = atom(
  get => {
    get(changesAtom);
    try {
      return get(environmentAtom).local.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  (get, set, open: boolean) => {
    const { local, deposits } = get(environmentAtom);
    try {
      if (open) local.setItem(key, String(deposits.now()));
      else local.removeItem(key);
    } catch {
      // The payments then stand below the markets, and other tabs read them when they look.
    }
    set(changesAtom, count => count + 1);
  },
);
