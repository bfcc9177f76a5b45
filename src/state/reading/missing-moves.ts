import { atom } from 'jotai';
import { lineCount } from '../../domain/history/listed.ts';
import { mayBeCut } from '../../domain/history/shortest-list.ts';
import { lineBalances } from '../../domain/wallet/transactions.ts';
import { valueOf } from '../../lib/remote.ts';
import { walletHistoryResource } from './wallet-reading.ts';
import { walletRemoteAtom } from './wallet.ts';

/**
 * Whether the provider may have ended the wallet history after its newest lines. Lines that add up to the balance are
 * all. False until the balance is known.
 */
export const mayLackMovesAtom = atom(get => {
  const list = valueOf(get(walletHistoryResource.known));
  const balance = get(walletRemoteAtom);
  if (list === null || !mayBeCut(lineCount(list)) || balance.kind === 'loading') return false;
  return lineBalances(list, valueOf(balance)).counted === null;
});
