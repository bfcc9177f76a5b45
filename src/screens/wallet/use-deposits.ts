import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { limits } from '../../domain/limits.ts';
import { formatPoints, type Points } from '../../domain/points.ts';
import { type Occasion, postDueAtom } from '../../state/money/deposits/deposit-posts.ts';
import { reportDepositsAtom } from '../../state/money/deposits/deposit-reports.ts';
import { dueDepositsAtom } from '../../state/money/deposits/deposits.ts';
import { playerAtom } from '../../state/core/session.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

/**
 * When a start looks for what earlier pages left, in milliseconds: at once, when another tab would have posted its own,
 * and when what left with a page, or was under way when it died, has had its time.
 */
const looksMs = [0, 3100, 11_000, 31_000];

/** Says what the provider took note of: it is requested, never added. */
export function useRequestedToast(): (points: Points) => void {
  const t = useWords();
  return useCallback(
    points => {
      const text = t({ key: 'funds.requested', params: { points: formatPoints(points) } });
      showToast({ tone: 'info', text, at: 'top-center' });
    },
    [t],
  );
}

/**
 * Posts the fund requests of begun deposits: 2 s after the link opened, when the page comes back or goes away. What no
 * reply has confirmed is reported again when the app starts, the page comes back, or the network does. Stands above all
 * screens, and on the screen that begins deposits, which may be left before the rest has been loaded; each is posted
 * once all the same.
 */
export function useDeposits(): void {
  const mobile = useAtomValue(playerAtom)?.mobile;
  const due = useAtomValue(dueDepositsAtom);
  const post = useSetAtom(postDueAtom);
  const report = useSetAtom(reportDepositsAtom);
  const say = useRequestedToast();

  useEffect(() => {
    if (mobile === undefined) return;
    const ask = async (online: boolean): Promise<void> => {
      if (navigator.onLine) (await report(online)).forEach(say);
    };
    const back = (): void => {
      if (!document.hidden) void ask(false);
    };
    const online = (): void => void ask(true);
    const timers = looksMs.map(ms => setTimeout(() => void ask(false), ms));
    document.addEventListener('visibilitychange', back);
    window.addEventListener('online', online);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('online', online);
    };
  }, [mobile, report, say]);

  useEffect(() => {
    if (due.length === 0) return;
    const now = async (occasion: Occasion): Promise<void> => (await post(occasion)).forEach(say);
    const end = (): void => void now(navigator.onLine ? 'now' : 'offline');
    const back = (): void => {
      if (!document.hidden) end();
    };
    const leave = (): void => {
      if (navigator.onLine) void now('leaving');
    };
    const timer = setTimeout(end, limits.fundPostMs);
    document.addEventListener('visibilitychange', back);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('pagehide', leave);
    };
  }, [due, post, say]);
}
