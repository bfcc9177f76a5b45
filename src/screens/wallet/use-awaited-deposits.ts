import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { JudgedDeposit } from '../../domain/awaited-deposit.ts';
import { formatPoints } from '../../domain/points.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import {
  awaitedAtom,
  checkAwaitedAtom,
  rereadAwaitedAtom,
} from '../../state/money/deposits/awaited-deposits.ts';
import { walletAtom } from '../../state/reading/wallet.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** How often the wallet history is read while a deposit is awaited and the page is visible, in milliseconds. */
const checkEveryMs = 20_000;

/**
 * Looks for the decision on deposits that were asked for, and tells it: when one was asked for, when the balance has
 * changed, when the page is shown or online again, and every 20 s meanwhile.
 */
export function useAwaitedDeposits(): void {
  const t = useWords();
  const awaited = useAtomValue(awaitedAtom)
    .map(({ deposit }) => deposit.id)
    .join(' ');
  const wallet = useAtomValue(walletAtom);
  const balance = wallet === null || wallet === 'unreadable' ? wallet : wallet.exact;
  const check = useSetAtom(checkAwaitedAtom);
  const reread = useSetAtom(rereadAwaitedAtom);
  const { onOtherTabWrite } = useAtomValue(environmentAtom);

  useEffect(() => onOtherTabWrite(reread), [onOtherTabWrite, reread]);

  useEffect(() => {
    if (awaited === '') return;
    const tell = ({ deposit, state }: JudgedDeposit): void => {
      const params = { points: formatPoints(deposit.points) };
      if (state === 'approved')
        showToast({ tone: 'success', text: t({ key: 'funds.approved', params }), at: 'top-center' });
      else showToast({ tone: 'info', text: t({ key: 'funds.rejected', params }), at: 'top-center' });
    };
    const look = (): void => {
      if (document.hidden || !navigator.onLine) return;
      void check().then(ended => ended.forEach(tell));
    };
    look();
    const timer = setInterval(look, checkEveryMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [awaited, balance, check, t]);
}
