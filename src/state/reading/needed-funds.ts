import { atom } from 'jotai';
import { limits } from '../../domain/limits.ts';
import { balanceAtom } from './wallet.ts';

/** The fewest points that any bid needs. Null while the balance has them, or is unknown. */
export const neededFundsAtom = atom(get => {
  const least = limits.minimumBid;
  return (get(balanceAtom) ?? least) < least ? least : null;
});
