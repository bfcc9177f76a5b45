import { atom } from 'jotai';
import { wallet } from '../../../contract/wallet.ts';
import { listedDeposits, type ListedDeposit } from '../../../domain/listed-deposits.ts';
import { type DepositIntent, depositsIn } from '../../../domain/deposit-intent.ts';
import { ownDepositsAtom } from './deposits.ts';
import { accountAtom } from '../money-account.ts';
import { environmentAtom } from '../../core/environment.ts';

/** Reads every deposit that the provider lists; null when the list cannot be read as a whole. */
export const readListedAtom = atom(null, async (get, set): Promise<readonly ListedDeposit[] | null> => {
  const own = get(ownDepositsAtom);
  const reply = await get(environmentAtom).client.call(wallet.walletHistory, {});
  // Another player is logged in by now.
  if (!reply.ok || !reply.value.complete || get(ownDepositsAtom) !== own) return null;
  const listed = listedDeposits(reply.value.items);
  set(own, before => ({ ...before, listed }));
  return listed;
});

/**
 * Reads what the provider lists now, and notes it with the deposits that were just begun; not with one whose request
 * has left meanwhile.
 */
export const noteListedAtom = atom(null, async (get, set): Promise<void> => {
  const own = get(ownDepositsAtom);
  const owner = get(accountAtom);
  if (owner === null) return;
  const { begun } = get(own);
  const listed = await set(readListedAtom);
  if (listed === null) return;
  const noted = (kept: DepositIntent): DepositIntent =>
    begun.includes(kept.id) && kept.tried === null ? { ...kept, ...depositsIn(listed, kept.points) } : kept;
  try {
    const { deposits: store } = get(environmentAtom);
    const intents = await store.change(owner, kept => kept.map(noted));
    set(own, before => ({ ...before, intents }));
  } catch {
    // The list is read again before anything is posted a second time.
  }
});
