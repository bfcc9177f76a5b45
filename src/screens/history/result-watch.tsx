import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { closesPastMidnight, families, type Family } from '../../domain/market/market.ts';
import { dayAfter, dayBefore, isoDate, localTime, parseIsoDate } from '../../domain/dates.ts';
import { type DayEntry, type Meaning, meaningOf, sessionText } from '../../domain/history/day-results.ts';
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
import { boardsOf, marketsTodayAtom } from '../../state/reading/boards.ts';
import { marketLists } from '../../state/reading/markets.ts';
import { readBidsAtom, readReturnsAtom, readWinsAtom } from '../../state/reading/histories.ts';
import { keepMarketsAtom } from '../../state/reading/kept-markets.ts';
import { keepWaitingAtom } from '../../state/reading/keep-places.ts';
import { liveSlipsAtom } from '../../state/reading/places.ts';
import { keepBoardsAtom } from '../../state/reading/kept-results.ts';
import { keepSeenAtom, knownResultsAtom, noteBoardsAtom } from '../../state/reading/board-looks.ts';
import { ownDaysAtom, ownKeyAtom, ownReturnsAtom } from '../../state/reading/own-days.ts';
import { readOwnStakesAtom } from '../../state/money/own-stakes.ts';
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
import { useFreshBalance, useWalletApart } from './use-fresh-balance.ts';
import { usualRowHeight } from '../records/usual-row-height.ts';

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
  const readOwn = useSetAtom(readOwnStakesAtom);
  useEffect(() => {
    if (placed === null) return;
    setNewPlayer(false);
    noteVisit();
    const { family, name } = placed;
    void load().then(() => watchMarkets(family, [name]));
    // The card is up to date before the player is back on the home screen.
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
  const resultsAt = useAtomValue(knownResultsAtom);
  const { minute } = useNow(useAtomValue(clockAtom));
  const takeNew = useSetAtom(newResultsAtom);
  const tell = useTelling(family);

  useEffect(() => {
    for (const result of takeNew(family)) void tell(result);
  }, [boards, resultsAt, minute, family, takeNew, tell]);

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
  const store = useStore();
  const clock = useAtomValue(clockAtom);
  const notifies = useAtomValue(resultNotificationsAtom);
  const { readLagSeconds } = useAtomValue(configAtom);
  const readBids = useSetAtom(readBidsAtom);
  const readWins = useSetAtom(readWinsAtom);
  const readReturns = useSetAtom(readReturnsAtom);

  return async ({ board, day, proven, news: { session, kind } }) => {
    const date = parseIsoDate(day);
    if (date === null) return;
    const over = board.times !== null && closesPastMidnight(board.times);
    const range = over ? { from: dayBefore(date), to: dayAfter(date) } : { from: date, to: date };
    const read = async (): Promise<Meaning | null> => {
      const [bids, wins] = await Promise.all([
        readBids({ family, ...range }),
        readWins({ family, ...range }),
      ]);
      if (bids === null) return null;
      const returns = await readReturns(bids.rows, range);
      const now = localTime(clock.now(), clock.zone);
      // The results as they are proven now, because this render may be older than the news.
      const results = store.get(knownResultsAtom)(now);
      const boards = store.get(boardsOf[family]);
      // Another piece of news explains a correction.
      if (results.on(board, day)[session]?.figures !== proven[session]?.figures) return { kind: 'unknown' };
      return meaningOf({ board, session, day }, bids, { wins, boards, results, returns, now });
    };
    let meaning = await read();
    if (meaning?.kind === 'unlisted' && readLagSeconds > 0) {
      // The list of wins may be older than the board.
      await new Promise(resolve => setTimeout(resolve, readLagSeconds * 1000));
      meaning = await read();
    }
    if (meaning?.kind === 'none') return;
    const entry: Pick<DayEntry, 'board' | 'session' | 'text' | 'change'> = {
      board,
      session,
      text: sessionText(family, session, proven),
      change: kind === 'declared' ? null : kind,
    };
    const words = meaning && kind !== 'takenBack' ? meaningWords(t, meaning) : null;
    const news = newsWords(t, resultWords(t, entry), words);
    const won = meaning?.kind === 'won' && words !== null;
    showToast({ tone: won ? 'success' : 'info', at: 'top-center', stays: true, isNews: true, ...news });
    if (notifies) showSystemNotification(news.text);
  };
}

const screensOfOwn: ReadonlySet<ScreenName> = new Set(['home', 'starline', 'gali', 'results']);

/** Keeps the player's own bids current for the home screen and the cards. */
function OwnDaysWatch() {
  const { screen } = useRoute().view;
  const wanted = screensOfOwn.has(screen);
  useFreshBalance(screen === 'starline' || screen === 'gali');
  useWalletApart(wanted);
  const { date, minute } = useNow(useAtomValue(clockAtom));
  const day = isoDate(date);
  const key = useAtomValue(ownKeyAtom);
  const read = useSetAtom(readOwnStakesAtom);
  const { readLagSeconds } = useAtomValue(configAtom);
  useEffect(() => {
    if (!wanted) return;
    void read();
    // Lists may be older than the balance, so they are read again.
    const timer = setTimeout(() => void read(true), readLagSeconds * 1000);
    return () => clearTimeout(timer);
  }, [wanted, day, key, read, readLagSeconds]);

  const own = useAtomValue(ownDaysAtom);
  const boards = useAtomValue(marketsTodayAtom);
  const resultsAt = useAtomValue(knownResultsAtom);
  const returns = useAtomValue(ownReturnsAtom);
  const tell = useSetAtom(liveSlipsAtom);
  const keepWaiting = useSetAtom(keepWaitingAtom);
  const watchMarkets = useSetAtom(watchMarketsAtom);
  const [shared] = useState(() => createSharing<readonly LiveSlip[]>([]));
  const slips = useMemo(() => {
    const today = parseIsoDate(day);
    if (own === null || today === null) return null;
    const now = { date: today, minute };
    return shared(liveSlips(boards, own, { results: resultsAt(now), returns, now }));
  }, [own, boards, resultsAt, returns, day, minute, shared]);
  useEffect(() => {
    if (slips === null) return;
    tell(slips);
    // A page that is opened before the home screen was seen again leaves room for them.
    keepWaiting({ day, slips, row: usualRowHeight() });
    for (const { family, name, waiting } of slips) if (waiting.length > 0) watchMarkets(family, [name]);
  }, [slips, day, tell, keepWaiting, watchMarkets]);
  return null;
}

/** Requests nothing itself, and only keeps the results that others read. */
function ResultKeeper() {
  const markets = useAtomValue(boardsOf.main);
  const keep = useSetAtom(keepMarketsAtom);
  const keepSeen = useSetAtom(keepSeenAtom);
  useEffect(() => {
    keep();
    // A reply that changes nothing is still newer.
    return listen(window, ['visibilitychange', 'pagehide'], () => {
      keep();
      keepSeen();
    });
  }, [markets, keep, keepSeen]);
  return families.map(family => <FamilyKeeper key={family} family={family} />);
}

function FamilyKeeper({ family }: { readonly family: Family }) {
  // A reply that changes nothing proves that a board has stayed the same.
  const store = useStore();
  const note = useSetAtom(noteBoardsAtom);
  useEffect(() => {
    note(family);
    return store.sub(marketLists[family].call, () => note(family));
  }, [store, family, note]);

  const boards = useAtomValue(boardsOf[family]);
  const resultsAt = useAtomValue(knownResultsAtom);
  const keep = useSetAtom(keepBoardsAtom);
  const { minute } = useNow(useAtomValue(clockAtom));
  useEffect(() => keep(family), [boards, resultsAt, family, keep, minute]);
  return null;
}

/** Only while the page is hidden. On Android, Chrome lets only a service worker show one. */
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
