import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { begunDepositsAtom } from '../../state/money/deposits/deposits.ts';
import { noteListedAtom, postBegunAtom } from '../../state/money/deposits/posts.ts';
import { limits } from '../../domain/limits.ts';
import { formatPoints, type Points } from '../../domain/points.ts';
import { reportDelaysMs } from '../../domain/wallet/deposit.ts';
import type { JudgedDeposit } from '../../domain/wallet/awaited-deposits.ts';
import { listen } from '../../lib/listen.ts';
import { playerAtom } from '../../state/core/session.ts';
import { awaitedAtom, checkAwaitedAtom } from '../../state/money/deposits/decisions.ts';
import { reportDepositsAtom } from '../../state/money/deposits/reports.ts';
import { accountAtom, isOthersTurn } from '../../state/money/money-account.ts';
import { walletAtom } from '../../state/reading/wallet.ts';
import { showMoneyToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

/**
 * Reads the provider's list when a payment begins. A later list, compared with it, shows whether the deposit
 * has arrived.
 */
export function DepositPosting() {
  useDeposits();
  const due = useAtomValue(begunDepositsAtom).join(' ');
  const note = useSetAtom(noteListedAtom);
  useEffect(() => void note().catch(() => undefined), [due, note]);
  return null;
}

export function DepositReports() {
  useDeposits();
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
 * Posts each deposit once: 2 s after its link opened, or when the page is shown again or left. A deposit
 * without a reply is reported again at a start, a return or a new network. Also runs on the screen that
 * begins deposits, because a player may leave before the background has loaded.
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

const checkEveryMs = 20_000;

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
