import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { formatPoints } from '../../domain/points.ts';
import type { JudgedDeposit } from '../../domain/wallet/awaited-deposits.ts';
import { listen } from '../../lib/listen.ts';
import { awaitedAtom, checkAwaitedAtom } from '../../state/money/deposits/decisions.ts';
import { walletAtom } from '../../state/reading/wallet.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showMoneyToast } from '../../ui/overlays/toast.ts';

const checkEveryMs = 20_000;

/** Looks for the provider's decisions, also whenever the balance changes, and tells the player. */
export function useAwaitedDeposits(): void {
  const t = useWords();
  const awaited = useAtomValue(awaitedAtom)
    .map(({ deposit }) => deposit.id)
    .join(' ');
  const wallet = useAtomValue(walletAtom);
  const balance = wallet === null || wallet === 'unreadable' ? wallet : wallet.exact;
  const check = useSetAtom(checkAwaitedAtom);

  useEffect(() => {
    if (awaited === '') return;
    const tell = ({ deposit, state }: JudgedDeposit): void => {
      const params = { points: formatPoints(deposit.points) };
      const approved = state === 'approved';
      const key = approved ? 'funds.approved' : 'funds.rejected';
      showMoneyToast(approved ? 'success' : 'info', t({ key, params }));
    };
    const checkNow = (): void => {
      if (document.hidden) return;
      void check().then(ended => ended.forEach(tell));
    };
    checkNow();
    const timer = setInterval(checkNow, checkEveryMs);
    const stopListening = listen(window, ['visibilitychange', 'online'], checkNow);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [awaited, balance, check, t]);
}
