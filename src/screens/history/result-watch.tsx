import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { closesPastMidnight, families, type Family } from '../../domain/market/market.ts';
import { dayAfter, localTime, parseIsoDate } from '../../domain/dates.ts';
import { type Meaning, meaningOf } from '../../domain/history/day-results.ts';
import { listen } from '../../lib/listen.ts';
import { clockAtom, configAtom } from '../../state/core/environment.ts';
import { resultNotificationsAtom } from '../../state/core/settings.ts';
import { noteBidVisitAtom } from '../../state/core/install-offer.ts';
import { setNewPlayerAtom } from '../../state/money/new-players.ts';
import { placedMarketAtom } from '../../state/money/last-bid.ts';
import { boardsOf, marketLists } from '../../state/reading/boards.ts';
import { readBidsAtom, readWinsAtom } from '../../state/reading/histories.ts';
import { keepMarketsAtom } from '../../state/reading/kept-markets.ts';
import { keepBoardsAtom } from '../../state/reading/kept-results.ts';
import { noticeResultAtom } from '../../state/reading/result-notices.ts';
import {
  type NewResult,
  newResultsAtom,
  watchedMarketsAtom,
  watchMarketsAtom,
} from '../../state/reading/watched-markets.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { meaningWords, newsWords, resultWords } from './result-words.ts';

export const Results = () => (
  <>
    <ResultWatch />
    <ResultKeeper />
  </>
);

function ResultWatch() {
  usePlacedMarkets();
  const watched = useAtomValue(watchedMarketsAtom);
  return [...new Set(watched.map(({ family }) => family))].map(family => (
    <FamilyWatch key={family} family={family} />
  ));
}

function usePlacedMarkets(): void {
  const placed = useAtomValue(placedMarketAtom);
  const watchMarkets = useSetAtom(watchMarketsAtom);
  const load = useSetAtom(marketLists[placed?.family ?? 'main'].load);
  const setNewPlayer = useSetAtom(setNewPlayerAtom);
  const noteVisit = useSetAtom(noteBidVisitAtom);
  useEffect(() => {
    if (placed === null) return;
    setNewPlayer(false);
    noteVisit();
    const { family, name } = placed;
    void load().then(() => watchMarkets({ family, names: [name] }));
  }, [placed, load, watchMarkets, setNewPlayer, noteVisit]);
}

const hiddenPolls = 6;

/** A hidden page polls more slowly, and only for a notification. */
function FamilyWatch({ family }: { readonly family: Family }) {
  useAtomValue(marketLists[family].poll);
  const boards = useAtomValue(boardsOf[family]);
  const notifies = useAtomValue(resultNotificationsAtom);
  const { pollSeconds } = useAtomValue(configAtom);
  const load = useSetAtom(marketLists[family].load);
  const takeNew = useSetAtom(newResultsAtom);
  const tell = useTelling(family);

  useEffect(() => {
    for (const result of takeNew(family)) void tell(result);
  }, [boards, family, takeNew, tell]);

  useEffect(() => {
    if (!notifies || !maySystemNotify()) return;
    const timer = setInterval(
      () => {
        if (document.hidden && navigator.onLine) void load();
      },
      pollSeconds * 1000 * hiddenPolls,
    );
    return () => clearInterval(timer);
  }, [notifies, load, pollSeconds]);
  return null;
}

function useTelling(family: Family): (result: NewResult) => Promise<void> {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const notifies = useAtomValue(resultNotificationsAtom);
  const readBids = useSetAtom(readBidsAtom);
  const readWins = useSetAtom(readWinsAtom);
  const notice = useSetAtom(noticeResultAtom);

  return async ({ watched, board, sessions }) => {
    const day = parseIsoDate(watched.day);
    const session = sessions.at(-1);
    if (day === null || session === undefined) return;
    const over = board.times !== null && closesPastMidnight(board.times);
    const range = { family, from: day, to: over ? dayAfter(day) : day };
    const [bids, wins] = await Promise.all([readBids(range), readWins(range)]);
    const now = localTime(clock.now(), clock.zone);
    const meaning: Meaning | null =
      bids === null ? null : meaningOf({ watched, board }, { bids: bids.rows, wins }, now);
    if (meaning?.kind === 'none') return;
    const words = meaning === null || wins === null ? null : meaningWords(t, meaning);
    const news = newsWords(t, resultWords(t, board, session), words);
    const won = meaning?.kind === 'won' && words !== null;
    showToast({ tone: won ? 'success' : 'info', at: 'top-center', stays: true, ...news });
    notice({ market: board.id, text: news.text, won });
    if (notifies) showSystemNotification(news.text);
  };
}

/** It requests nothing by itself. */
function ResultKeeper() {
  const markets = useAtomValue(boardsOf.main);
  const keep = useSetAtom(keepMarketsAtom);
  useEffect(() => {
    keep();
    // A reply that changes nothing is newer all the same.
    return listen(window, ['visibilitychange', 'pagehide'], () => keep());
  }, [markets, keep]);
  return families.map(family => <FamilyKeeper key={family} family={family} />);
}

function FamilyKeeper({ family }: { readonly family: Family }) {
  const boards = useAtomValue(boardsOf[family]);
  const keep = useSetAtom(keepBoardsAtom);
  // A board that has not changed becomes certain when its session ends.
  const { minute } = useNow(useAtomValue(clockAtom));
  useEffect(() => keep(family), [boards, family, keep, minute]);
  return null;
}

/** Only while the page is hidden. Chrome on Android only lets a service worker show one. */
function showSystemNotification(text: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const shown = new Notification(text, { tag: text });
    shown.addEventListener('click', () => window.focus());
  } catch {
    void navigator.serviceWorker
      ?.getRegistration()
      .then(registration => registration?.showNotification(text, { tag: text }))
      .catch(() => undefined);
  }
}

const maySystemNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';
