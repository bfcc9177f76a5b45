import { atom } from 'jotai';
import { isAwaited, next } from '../../../domain/wallet/deposit.ts';
import { judgeAwaited, type JudgedDeposit } from '../../../domain/wallet/awaited-deposits.ts';
import { depositList } from '../../../domain/wallet/deposit-list.ts';
import { action, environmentAtom } from '../../core/environment.ts';
import { refreshWalletAtom, walletHistoryResource } from '../../reading/wallet-reading.ts';
import { changeDepositsAtom, followedDepositsAtom, ownDepositsAtom } from './deposits.ts';

/** Deposits that were reported and are not decided yet, the oldest first. */
export const awaitedAtom = atom((get): readonly JudgedDeposit[] => {
  get(followedDepositsAtom);
  const { deposits, unmatched } = get(get(ownDepositsAtom));
  return deposits
    .filter(isAwaited)
    .map(deposit => ({ deposit, state: unmatched.includes(deposit.id) ? 'unmatched' : 'waiting' }));
});

export const endedDepositsAtom = atom(get => get(get(ownDepositsAtom)).ended);

/** Changes nothing while the history cannot be read as a whole. */
export const checkAwaitedAtom = action(async (get, set): Promise<readonly JudgedDeposit[]> => {
  const ownAtom = get(ownDepositsAtom);
  const awaited = get(awaitedAtom).map(({ deposit }) => deposit.id);
  if (awaited.length === 0) return [];
  const reading = await set(walletHistoryResource.refresh);
  // Another player may be logged in by now.
  if (reading.kind !== 'loaded' || !reading.value.complete || get(ownDepositsAtom) !== ownAtom) return [];
  const listed = depositList(reading.value);
  const { deposits: store } = get(environmentAtom);
  let judged: readonly JudgedDeposit[] = [];
  try {
    await set(changeDepositsAtom, ownAtom, kept => {
      const now = store.now();
      const looked = kept.filter(({ id }) => awaited.includes(id));
      judged = judgeAwaited(looked, listed, now);
      return deposit => {
        const judgement = judged.find(judgement => judgement.deposit.id === deposit.id);
        if (judgement === undefined) return deposit;
        return judgement.state === 'approved' || judgement.state === 'rejected'
          ? next(judgement.deposit, { kind: judgement.state, at: now })
          : judgement.deposit;
      };
    });
  } catch {
    return [];
  }
  const ended = judged.filter(({ state }) => state === 'approved' || state === 'rejected');
  const unmatched = judged.filter(({ state }) => state === 'unmatched').map(({ deposit }) => deposit.id);
  set(ownAtom, before => ({
    ...before,
    listed,
    unmatched,
    ended: ended.length > 0 ? [...before.ended, ...ended] : before.ended,
  }));
  if (ended.some(({ state }) => state === 'approved')) await set(refreshWalletAtom);
  return ended;
});
