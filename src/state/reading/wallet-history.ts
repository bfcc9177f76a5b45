import { atom } from 'jotai';
import { err, ok } from '../../lib/result.ts';
import { environmentAtom } from '../core/environment.ts';
import { ofPlayer, type Reading } from '../core/of-player.ts';
import type { Listed } from '../../domain/history.ts';
import type { ShownTransaction } from '../../domain/wallet.ts';

const history = ofPlayer<Listed<ShownTransaction>>(async get => {
  const reply = await get(environmentAtom).client.call('walletHistory', {});
  return reply.ok ? ok(reply.value) : err('error.somethingWrong');
});

/** The player's transactions, the newest first as the server lists them (spec 1 §3). */
export const walletHistoryAtom = history.value;
export const refreshWalletHistoryAtom = history.refresh;

/** Approved deposits only: credits whose amount status is '1' (spec 1 §4). */
export const depositsAtom = atom<Reading<Listed<ShownTransaction>>>(get => {
  const all = get(walletHistoryAtom);
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
  rows: all.rows.filter(({ credit, approved }) => credit && approved),
});
