import { atom } from 'jotai';
import { wallet } from '../../contract/wallet.ts';
import type { Listed } from '../../domain/history/history.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import type { Remote } from '../../lib/remote.ts';
import type { Words } from '../../text/message.ts';
import { playersResource } from '../core/resource.ts';

/** The player's transactions in the server's order, the newest first (spec 1 §3). */
export const walletHistoryResource = playersResource(wallet.walletHistory, () => ({}), {
  value: reply => reply,
  words: (): Words => 'error.somethingWrong',
});

/** Approved deposits only: credits whose amount status is '1' (spec 1 §4). */
export const depositsAtom = atom<Remote<Listed<ShownTransaction>, Words>>(get => {
  const all = get(walletHistoryResource.value);
  switch (all.kind) {
    case 'loading':
      return all;
    case 'loaded':
      return { ...all, value: approvedDeposits(all.value) };
    case 'failed':
      return { ...all, last: all.last && approvedDeposits(all.last) };
  }
});

const approvedDeposits = (all: Listed<ShownTransaction>): Listed<ShownTransaction> => ({
  ...all,
  rows: all.rows.filter(({ credit, status }) => credit && status === 'approved'),
});
