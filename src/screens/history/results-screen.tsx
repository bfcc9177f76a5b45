import { useAtomValue, useSetAtom } from 'jotai';
import { boardsReadingAtom, marketLists, marketsTodayAtom } from '../../state/reading/boards.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { bidOutcomes } from '../../domain/history/bid-outcome.ts';
import { formatClock12 } from '../../domain/clock-time.ts';
import {
  type DayEntry,
  dayResults,
  type Meaning,
  meaningOf,
  stepOf,
} from '../../domain/history/day-results.ts';
import type { LocalTime } from '../../domain/dates.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { ownDaysAtom } from '../../state/reading/own-days.ts';
import { isFreshAtom } from '../../state/reading/watched-markets.ts';
import type { Translate } from '../../text/translate.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { ResultText } from '../../ui/cards/result-text.tsx';
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
  const t = useWords();
  const boards = useAtomValue(marketsTodayAtom);
  const isFresh = useAtomValue(isFreshAtom);
  const now = useNow(useAtomValue(clockAtom));
  const lists = useAtomValue(ownDaysAtom);
  const entries = dayResults(boards, isFresh, now);

  // Shown together: a list that comes later would move the others.
  if (lists === null) return <Skeleton height={76} count={6} />;
  if (entries.length === 0) return <Empty words="result.empty" />;
  return (
    <Listing label={t('result.latest')}>
      {entries.map(entry => {
        const { text, spoken } = resultWords(t, entry.board, entry.session);
        return (
          <ListRow
            key={`${entry.board.family} ${entry.board.id} ${entry.session}`}
            title={<ResultText done={text} spoken={spoken} />}
            detail={entry.time === null ? undefined : formatClock12(entry.time)}
            trailing={<Outcome t={t} entry={entry} lists={lists[entry.board.family]} now={now} />}
          />
        );
      })}
    </Listing>
  );
}

type OutcomeProps = {
  readonly t: Translate;
  readonly entry: DayEntry;
  readonly lists: OwnDays[Family];
  readonly now: LocalTime;
};

/** Nothing where his bids could not be read. */
function Outcome({ t, entry, lists: { bids, wins }, now }: OutcomeProps) {
  if (bids === null) return null;
  const meaning = meaningOf(stepOf(entry), { bids: bids.rows, wins }, now);
  if (meaning.kind === 'won' || meaning.kind === 'unlisted')
    return <Pill tone="good">{wonWords(t, meaning)}</Pill>;
  if (meaning.kind === 'lost') return <Pill tone="plain">{t('result.notWon')}</Pill>;
  const { board } = entry;
  const waits = bidOutcomes(board.family, bids.rows, {
    boards: [board],
    wins: null,
    isFresh: () => true,
    maybeReturned: () => true,
    now,
  }).some(({ status }) => status === 'waiting');
  return waits ? (
    <Pill tone="warn">{t('status.waiting')}</Pill>
  ) : (
    <Pill tone="plain">{t('result.noBid')}</Pill>
  );
}

function wonWords(t: Translate, meaning: Meaning): string {
  const amount = meaning.kind === 'won' ? sumWords(t, meaning.amounts) : null;
  return amount === null ? t('status.won') : t({ key: 'result.won', params: { amount } });
}
