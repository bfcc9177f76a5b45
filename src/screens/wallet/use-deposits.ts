import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { reportDelaysMs } from '../../domain/deposit-intent.ts';
import { limits } from '../../domain/limits.ts';
import { formatPoints, type Points } from '../../domain/points.ts';
import { type Occasion, postBegunAtom } from '../../state/money/deposits/deposit-posts.ts';
import { reportDepositsAtom } from '../../state/money/deposits/deposit-reports.ts';
import { begunDepositsAtom } from '../../state/money/deposits/deposits.ts';
import { playerAtom } from '../../state/core/session.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** Shows a toast that points were requested; the provider adds them later. */
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
 * Posts the fund requests of begun deposits: 2 s after the link opened, or when the page is shown again or left.
 * Reports those without a reply again when the app starts, the page is shown again, or the network returns. It runs in
 * the background, and on the screen that begins deposits, which a player may leave before the background is loaded.
 * Each deposit is posted once.
 */
export function useDeposits(): void {
  const mobile = useAtomValue(playerAtom)?.mobile;
  const due = useAtomValue(begunDepositsAtom);
  const post = useSetAtom(postBegunAtom);
  const report = useSetAtom(reportDepositsAtom);
  const showRequested = useRequestedToast();

  useEffect(() => {
    if (mobile === undefined) return;
    const reportAll = async (online: boolean): Promise<void> => {
      if (navigator.onLine) (await report(online)).forEach(showRequested);
    };
    const onVisible = (): void => {
      if (!document.hidden) void reportAll(false);
    };
    const online = (): void => void reportAll(true);
    const timers = reportDelaysMs.map(ms => setTimeout(() => void reportAll(false), ms));
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', online);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', online);
    };
  }, [mobile, report, showRequested]);

  useEffect(() => {
    if (due.length === 0) return;
    const postDue = async (occasion: Occasion): Promise<void> =>
      (await post(occasion)).forEach(showRequested);
    const postNow = (): void => void postDue(navigator.onLine ? 'now' : 'offline');
    const onVisible = (): void => {
      if (!document.hidden) postNow();
    };
    const onLeave = (): void => {
      if (navigator.onLine) void postDue('leaving');
    };
    const timer = setTimeout(postNow, limits.fundPostMs);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [due, post, showRequested]);
}
