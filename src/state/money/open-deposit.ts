import { atom } from 'jotai';
import { orElse } from '../../lib/result.ts';
import { stored } from '../../storage/table.ts';
import { environmentAtom } from '../core/environment.ts';

const { key } = stored.openDeposits;
const changesAtom = atom({});

/** The first drawing does not wait for the database, so this does not say whose it is. */
export const hasOpenDepositAtom = atom(
  get => {
    get(changesAtom);
    return orElse(() => get(environmentAtom).local.getItem(key), null) !== null;
  },
  (get, set, open: boolean) => {
    const { local, deposits } = get(environmentAtom);
    try {
      if (open) local.setItem(key, String(deposits.now()));
      else local.removeItem(key);
    } catch {
      // The payments then stand below the markets.
    }
    set(changesAtom, {});
  },
);
