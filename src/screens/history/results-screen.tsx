import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { boardsReadingAtom, marketsTodayAtom } from '../../state/reading/boards.ts';
import { marketLists } from '../../state/reading/markets.ts';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { chartPath } from '../../nav/chart-path.ts';
import { formatClock12 } from '../../domain/clock-time.ts';
import {
  type DayEntry,
  dayResults,
  type Meaning,
  meaningOf,
  type ResultGroup,
} from '../../domain/history/day-results.ts';
import type { OutcomeEvidence } from '../../domain/history/bid-outcome.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { ownDaysAtom, ownReturnsAtom } from '../../state/reading/own-days.ts';
import { knownResultsAtom } from '../../state/reading/board-looks.ts';
import type { Translate } from '../../text/translate.ts';
import { Empty } from '../../ui/cards/replies/empty.tsx';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { ResultText } from '../../ui/cards/markets/result-text.tsx';
import { ReadAloud } from '../../ui/fields/read-aloud.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { resultWords, sumWords } from './result-words.ts';
import type { OwnDays } from '../../domain/history/live-slip.ts';
import type { Family } from '../../domain/market/market.ts';

export function ResultsScreen() {
  useAtomValue(marketLists.main.poll);
  useAtomValue(marketLists.starline.poll);
  useAtomValue(marketLists.gali.poll);
  const main = useSetAtom(marketLists.main.load);
  const starline = useSetAtom(marketLists.starline.load);
  const gali = useSetAtom(marketLists.gali.load);
  return (
    <Page>
      <RemoteView
        noun="results"
        reading={useAtomValue(boardsReadingAtom)}
        onRetry={() => Promise.all([main(), starline(), gali()])}
        loading={<Skeleton height={76} count={6} />}
      >
        {() => <ResultList />}
      </RemoteView>
    </Page>
  );
}

function ResultList() {
  const boards = useAtomValue(marketsTodayAtom);
  const now = useNow(useAtomValue(clockAtom));
  const results = useAtomValue(knownResultsAtom)(now);
  const returns = useAtomValue(ownReturnsAtom);
  const own = useAtomValue(ownDaysAtom);
  const lists = useGivenUp(own === null) ? nothingRead : own;
  const groups = dayResults(boards, results, now);

  // The lists appear together, because a later one would move the others.
  if (lists === null) return <Skeleton height={76} count={6} />;
  if (groups.length === 0) return <Empty words="result.empty" />;
  return (
    <ReadAloud>
      {groups.map(group => (
        <Group key={group.day} {...group} lists={lists} known={{ boards, results, returns, now }} />
      ))}
    </ReadAloud>
  );
}

const unread = { bids: null, wins: null };
const nothingRead: OwnDays = { main: unread, starline: unread, gali: unread };

/** Milliseconds, as long as for a reply. */
const patienceMs = 15_000;

/** The part that reads the bids loads late, and perhaps never. */
function useGivenUp(waits: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setIsOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits && isOver;
}

type Known = Omit<OutcomeEvidence, 'wins'>;

const headings = {
  today: 'result.today',
  yesterday: 'result.yesterday',
  earlier: 'result.earlier',
  last: 'result.last',
} as const;

function Group({ day, entries, lists, known }: ResultGroup & { lists: OwnDays; known: Known }) {
  const t = useWords();
  return (
    <section aria-label={t(headings[day])}>
      <Stack gap="tight">
        <h2>{t(headings[day])}</h2>
        {day === 'last' && <Muted>{t('result.lastAbout')}</Muted>}
        <Listing label={t('result.latest')}>
          {entries.map(entry => {
            const { text, spoken } = resultWords(t, entry);
            const { family, id } = entry.board;
            return (
              <ListRow
                key={`${family} ${id} ${entry.session} ${entry.day}`}
                title={<ResultText large done={text} spoken={spoken} />}
                href={chartPath({ family, id })}
                detail={entry.time === null ? undefined : formatClock12(entry.time)}
                trailing={<Outcome t={t} entry={entry} lists={lists[family]} known={known} />}
              />
            );
          })}
        </Listing>
      </Stack>
    </section>
  );
}

type OutcomeProps = {
  readonly t: Translate;
  readonly entry: DayEntry;
  readonly lists: OwnDays[Family];
  readonly known: Known;
};

/** Shows nothing if the bids could not be read or the day is unknown. */
function Outcome({ t, entry: { board, session, day }, lists: { bids, wins }, known }: OutcomeProps) {
  if (bids === null || day === null) return null;
  const boards = known.boards.filter(({ family }) => family === board.family);
  const evidence = { ...known, boards, wins };
  const decided = meaningOf({ board, session, day }, bids, evidence);
  // While a bid of the other session is not decided, the app must not say that there is none.
  const other = session === 'Open' && board.family === 'main' ? 'Close' : session;
  const ofOther =
    decided.kind === 'none' ? meaningOf({ board, session: other, day }, bids, evidence) : decided;
  const meaning: Meaning = ofOther.kind === 'waiting' || ofOther.kind === 'unknown' ? ofOther : decided;
  const { tone, words } = outcomeWords(t, meaning);
  return words === null ? null : <Pill tone={tone}>{words}</Pill>;
}

type Outcome = { readonly tone: 'good' | 'plain' | 'warn'; readonly words: string | null };

function outcomeWords(t: Translate, meaning: Meaning): Outcome {
  switch (meaning.kind) {
    case 'won': {
      const amount = sumWords(t, meaning.amounts);
      const words = amount === null ? t('status.won') : t({ key: 'result.won', params: { amount } });
      return { tone: 'good', words };
    }
    case 'unlisted':
      return { tone: 'good', words: t('status.won') };
    case 'lost':
      return { tone: 'plain', words: t('result.notWon') };
    case 'returned':
      return { tone: 'plain', words: t('status.returned') };
    case 'waiting':
      return { tone: 'warn', words: t('status.waiting') };
    case 'unknown':
      return { tone: 'plain', words: null };
    case 'none':
      return { tone: 'plain', words: t('result.noBid') };
  }
}
