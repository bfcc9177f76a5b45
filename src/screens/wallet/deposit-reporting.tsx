import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { begunDepositsAtom } from '../../state/money/deposits/deposits.ts';
import { noteListedAtom, postBegunAtom } from '../../state/money/deposits/posts.ts';
import { limits } from '../../domain/limits.ts';
import { formatPoints, type Points } from '../../domain/points.ts';
import { reportDelaysMs } from '../../domain/wallet/deposit.ts';
import { listen } from '../../lib/listen.ts';
import { playerAtom } from '../../state/core/session.ts';
import { reportDepositsAtom } from '../../state/money/deposits/reports.ts';
import { accountAtom, isOthersTurn } from '../../state/money/money-account.ts';
import { showMoneyToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { useAwaitedDeposits } from './use-awaited-deposits.ts';

/**
 * Reads the provider's list when a payment begins. A later list, compared with it, shows whether the deposit
 * has arrived.
 */
export function ReportingOnScreen() {
  useDepositReporting();
  const due = useAtomValue(begunDepositsAtom).join(' ');
  const note = useSetAtom(noteListedAtom);
  useEffect(() => void note().catch(() => undefined), [due, note]);
  return null;
}

export function ReportingInBackground() {
  useDepositReporting();
  useAwaitedDeposits();
  return null;
}

/** The provider adds the points later. The next player of this device does not read of it. */
export function useRequestedToast(): (points: Points) => void {
  const t = useWords();
  const { get } = useStore();
  const account = useAtomValue(accountAtom);
  return useCallback(
    points => {
      if (isOthersTurn(get, account)) return;
      showMoneyToast('info', t({ key: 'funds.requested', params: { points: formatPoints(points) } }));
    },
    [t, get, account],
  );
}

/**
 * Posts the fund request of each deposit once: 2 s after its link opened, or when the page is shown again or left. A
 * deposit without a reply is reported again at a start, a return or a new network. Also runs on the screen that begins
 * deposits, because a player may leave before the background has loaded.
 */
function useDepositReporting(): void {
  const mobile = useAtomValue(playerAtom)?.mobile;
  const due = useAtomValue(begunDepositsAtom);
  const post = useSetAtom(postBegunAtom);
  const report = useSetAtom(reportDepositsAtom);
  const showRequested = useRequestedToast();

  useEffect(() => {
    if (mobile === undefined) return;
    const reportAll = async (online: boolean): Promise<void> => {
      (await report(online)).forEach(showRequested);
    };
    const timers = reportDelaysMs.map(ms => setTimeout(() => void reportAll(false), ms));
    const stops = [
      listen(window, ['visibilitychange'], () => document.hidden || void reportAll(false)),
      listen(window, ['online'], () => void reportAll(true)),
    ];
    return () => {
      timers.forEach(clearTimeout);
      stops.forEach(stop => stop());
    };
  }, [mobile, report, showRequested]);

  useEffect(() => {
    if (due.length === 0) return;
    const postDue = async (occasion: 'now' | 'leaving'): Promise<void> =>
      (await post(occasion)).forEach(showRequested);
    const postNow = (): void => void postDue('now');
    const timer = setTimeout(postNow, limits.fundPostMs);
    const stops = [
      listen(window, ['visibilitychange'], () => document.hidden || postNow()),
      listen(window, ['pagehide'], () => void postDue('leaving')),
    ];
    return () => {
      clearTimeout(timer);
      stops.forEach(stop => stop());
    };
  }, [due, post, showRequested]);
}
