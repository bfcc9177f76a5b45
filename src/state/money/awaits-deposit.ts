import { atom } from 'jotai';
import { stored } from '../../storage/table.ts';
import { environmentAtom } from '../core/environment.ts';

/**
 * Tells whether this browser keeps a deposit that is not decided now. Whose it is needs more code than the first load
 * has room for.
 */
export const awaitsDepositAtom = atom(get => {
  const { local } = get(environmentAtom);
  return (): boolean => {
    try {
      return local.getItem(stored.awaitedDeposits.key) !== null;
    } catch {
      return false;
    }
  };
});
