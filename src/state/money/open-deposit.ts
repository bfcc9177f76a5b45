import { atom } from 'jotai';
import { orElse } from '../../lib/result.ts';
import { stored } from '../../storage/table.ts';
import { environmentAtom } from '../core/environment.ts';

const { key } = stored.openDeposits;
const changesAtom = atom({});

/** Known before the database is read, for the first drawing. It does not say whose deposit is open. */
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
      // Without storage, the payments appear below the markets.
    }
    set(changesAtom, {});
  },
);
