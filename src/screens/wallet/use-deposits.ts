import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { limits } from '../../domain/limits.ts';
import { formatPoints } from '../../domain/points.ts';
import { postDepositsAtom, recallDepositsAtom, waitingDepositsAtom } from '../../state/deposits.ts';
import { clockAtom } from '../../state/environment.ts';
import { playerAtom } from '../../state/session.ts';
import { showToast } from '../../ui/toast.ts';
import { useWords } from '../../ui/words.tsx';

/**
 * Posts the fund requests of begun deposits: 2 s after the link opened, when the page comes back or goes away, or when
 * the app starts again; once the network is there (RELIABILITY "Deposits"). Stands above all screens, and on the screen
 * that begins deposits, which may be left before the rest has been loaded; each is posted once all the same.
 */
export function useDeposits(): void {
  const t = useWords();
  const mobile = useAtomValue(playerAtom)?.mobile;
  const clock = useAtomValue(clockAtom);
  const waiting = useAtomValue(waitingDepositsAtom);
  const recall = useSetAtom(recallDepositsAtom);
  const post = useSetAtom(postDepositsAtom);

  useEffect(() => {
    if (mobile !== undefined) void recall();
  }, [mobile, recall]);

  useEffect(() => {
    if (waiting.length === 0) return;
    const ask = async (leaving: boolean): Promise<void> => {
      for (const points of await post({ leaving })) {
        const text = t({ key: 'funds.requested', params: { points: formatPoints(points) } });
        showToast({ tone: 'info', text, at: 'top-center' });
      }
    };
    const now = (): void => {
      if (!document.hidden && navigator.onLine) void ask(false);
    };
    const due = (): void => {
      if (navigator.onLine) void ask(false);
    };
    const leave = (): void => void ask(true);
    // What an earlier page began is due at once.
    const since = clock.now() - Math.min(...waiting.map(({ at }) => at));
    const timer = setTimeout(due, Math.min(limits.fundPostMs, Math.max(0, limits.fundPostMs - since)));
    document.addEventListener('visibilitychange', now);
    window.addEventListener('online', due);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', now);
      window.removeEventListener('online', due);
      window.removeEventListener('pagehide', leave);
    };
  }, [waiting, post, t, clock]);
}
