import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { closesPastMidnight, families, type Family } from '../../domain/market/market.ts';
import { dayAfter, isoDate, localTime, parseIsoDate } from '../../domain/dates.ts';
import { type Meaning, meaningOf } from '../../domain/history/day-results.ts';
import { listen } from '../../lib/listen.ts';
import { type LiveSlip, liveSlips } from '../../domain/history/live-slip.ts';
import { createSharing } from '../../lib/share-structure.ts';
import { useRoute } from '../../nav/navigation.ts';
import type { ScreenName } from '../../nav/routes.ts';
import { clockAtom, configAtom } from '../../state/core/environment.ts';
import { resultNotificationsAtom } from '../../state/core/settings.ts';
import { noteBidVisitAtom } from '../../state/core/install-offer.ts';
import { setNewPlayerAtom } from '../../state/money/new-players.ts';
import { placedMarketAtom } from '../../state/money/last-bid.ts';
import { boardsOf, marketLists, marketsTodayAtom } from '../../state/reading/boards.ts';
import { readBidsAtom, readWinsAtom } from '../../state/reading/histories.ts';
import { keepMarketsAtom } from '../../state/reading/kept-markets.ts';
import { liveSlipsAtom } from '../../state/reading/places.ts';
import { keepBoardsAtom } from '../../state/reading/kept-results.ts';
import { ownDaysAtom, ownKeyAtom, readOwnDaysAtom } from '../../state/reading/own-days.ts';
import {
  isFreshAtom,
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
    <OwnDaysWatch />
  </>
);

function ResultWatch() {
  const placed = useAtomValue(placedMarketAtom);
  const watchMarkets = useSetAtom(watchMarketsAtom);
  const load = useSetAtom(marketLists[placed?.family ?? 'main'].load);
  const setNewPlayer = useSetAtom(setNewPlayerAtom);
  const noteVisit = useSetAtom(noteBidVisitAtom);
  const readOwn = useSetAtom(readOwnDaysAtom);
  useEffect(() => {
    if (placed === null) return;
    setNewPlayer(false);
    noteVisit();
    const { family, name } = placed;
    void load().then(() => watchMarkets(family, [name]));
    // The card has it before the player is back on the home screen.
    void readOwn();
  }, [placed, load, watchMarkets, setNewPlayer, noteVisit, readOwn]);
  const watched = useAtomValue(watchedMarketsAtom);
  return [...new Set(watched.map(({ family }) => family))].map(family => (
    <FamilyWatch key={family} family={family} />
  ));
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
    const poll = (): unknown => document.hidden && load();
    const timer = setInterval(poll, pollSeconds * 1000 * hiddenPolls);
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
    if (notifies) showSystemNotification(news.text);
  };
}

const screensOfOwn: ReadonlySet<ScreenName> = new Set(['home', 'starline', 'gali', 'results']);

/** It tells the home screen and the cards of the player's own bids. */
function OwnDaysWatch() {
  const wanted = screensOfOwn.has(useRoute().view.screen);
  const { date, minute } = useNow(useAtomValue(clockAtom));
  const day = isoDate(date);
  const key = useAtomValue(ownKeyAtom);
  const read = useSetAtom(readOwnDaysAtom);
  const { readLagSeconds } = useAtomValue(configAtom);
  useEffect(() => {
    if (!wanted) return;
    void read();
    // Lists may be older than the balance.
    const timer = setTimeout(() => void read(true), readLagSeconds * 1000);
    return () => clearTimeout(timer);
  }, [wanted, day, key, read, readLagSeconds]);

  const own = useAtomValue(ownDaysAtom);
  const boards = useAtomValue(marketsTodayAtom);
  const isFresh = useAtomValue(isFreshAtom);
  const tell = useSetAtom(liveSlipsAtom);
  const watchMarkets = useSetAtom(watchMarketsAtom);
  const [shared] = useState(() => createSharing<readonly LiveSlip[]>([]));
  const slips = useMemo(() => {
    const today = parseIsoDate(day);
    return own && today && shared(liveSlips(boards, own, { isFresh, now: { date: today, minute } }));
  }, [own, boards, isFresh, day, minute, shared]);
  useEffect(() => {
    if (slips === null) return;
    tell(slips);
    for (const { family, name, waiting } of slips) if (waiting.length > 0) watchMarkets(family, [name]);
  }, [slips, tell, watchMarkets]);
  return null;
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
