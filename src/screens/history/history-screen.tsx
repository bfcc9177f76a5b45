import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type CalendarDate, isoDate } from '../../domain/dates.ts';
import {
  type History,
  historyByKey,
  type HistoryKey,
  type ShownRecord,
} from '../../domain/history/history.ts';
import { lineCount, type Listed, seemsComplete } from '../../domain/history/listed.ts';
import { historyChoice } from '../../domain/history/history-filters.ts';
import { mayBeCut } from '../../domain/history/shortest-list.ts';
import { type Line, recordLines } from '../../domain/history/list-lines.ts';
import type { Clock } from '../../lib/clock.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import {
  type DateRange,
  historyQueryText,
  presetRange,
  rangeOfDays,
  sameRange,
} from '../../domain/history/history-query.ts';
import { boardsOf } from '../../state/reading/boards.ts';
import { marketLists } from '../../state/reading/markets.ts';
import { histories, readBidsAtom, readRestAtom } from '../../state/reading/histories.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { historyList, type RecordExtras, recordTotals } from './history-list.tsx';
import { PeriodForm } from '../records/period-form.tsx';
import { go } from '../../nav/navigation.ts';
import { useListQuery } from '../../nav/query.ts';
import type { BidOutcome } from '../../domain/history/bid-outcome.ts';
import type { Family, Market } from '../../domain/market/market.ts';
import { loaded, loading, type Remote } from '../../lib/remote.ts';
import { listPath } from '../../nav/routes.ts';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { Choose, RecordListOf } from '../records/record-columns.tsx';
import { RecordList } from '../records/record-list.tsx';
import { takeReply } from '../../lib/take-reply.ts';
import { useBidOutcomes } from './use-bid-outcomes.ts';

/** Starts again on a new day or with a corrected clock (spec 2 §2). */
export function HistoryScreen({ view }: { readonly view: { readonly history: HistoryKey } }) {
  const clock = useAtomValue(clockAtom);
  // A page that was just opened may not have the server's time yet.
  const [ready, setReady] = useState<Clock | null>(null);
  useEffect(() => void clock.ready.then(() => setReady(clock)), [clock]);
  const { date } = useNow(clock);
  return <HistoryBetween key={isoDate(date)} name={view.history} today={date} ready={ready === clock} />;
}

type Props = {
  readonly name: HistoryKey;
  readonly today: CalendarDate;
  /** False while `today` may still be corrected. */
  readonly ready: boolean;
};

const shown = ['waiting', 'won', 'all'] as const;

/** Shows the records of today at first (spec 2 §4). */
function HistoryBetween({ name, today, ready }: Props) {
  const t = useWords();
  const history = historyByKey(name);
  const list = useMemo(() => historyList(history), [history]);
  const [query, change] = useListQuery(list.choice);
  const { year, month, day } = today;
  const asked = useMemo(
    () => rangeOfDays(query.days, { year, month, day }) ?? presetRange('today', { year, month, day }),
    [query.days, year, month, day],
  );
  const { range, records, read, boards } = useReading(history, name, asked, ready);

  const submit = async (dates: DateRange): Promise<void> => {
    await read(dates);
    speak(t('list.reloaded'));
  };

  const isWins = history.kind === 'wins';
  const show = (status: (typeof shown)[number]): void => {
    const filters = { ...query.filters, status: status === 'all' ? '' : status };
    const bids = historyByKey(`${history.family}Bids`);
    if (!isWins) return change({ filters });
    go(bids.paths[0] + historyQueryText({ ...query, filters }, historyChoice(bids)), { replace: true });
    // After the heading, which gets the focus of a new route. Arrows then move from the radio button.
    setTimeout(() => document.querySelector<HTMLElement>('[name=show]:checked')?.focus());
  };

  return (
    <Page wide="columns">
      <Choice
        legend={t('status.show')}
        name="show"
        value={shown.find(one => one === (isWins ? 'won' : query.filters['status'])) ?? 'all'}
        onChange={show}
        options={shown.map(value => ({ value, label: t(`status.${value}`) }))}
      />
      <PeriodForm
        label={t(history.title)}
        today={today}
        days={query.days}
        dates={asked}
        onChange={days => change({ days })}
        onDates={submit}
      />
      <HistoryRecords
        history={history}
        list={list}
        byStatus={Boolean(query.filters['status'])}
        records={records}
        range={range}
        boards={boards}
        readAt={useAtomValue(histories[name].minute)}
        onRetry={() => read(asked)}
      />
    </Page>
  );
}

type Answered = { readonly range: DateRange; readonly boards: readonly Market[] };

/** Without range and records until a reply for the requested days has come. */
function useReading({ family, kind }: History, name: HistoryKey, asked: DateRange, ready: boolean) {
  const store = useStore();
  const load = useSetAtom(histories[name].refresh);
  const loadBoards = useSetAtom<null, [], Promise<unknown>>(marketLists[family].load);
  const known = useAtomValue(histories[name].known);
  const wanted = useRef<DateRange | null>(null);
  // Records of an earlier visit must not appear as those of the requested days.
  const [reply, setReply] = useState<Answered | null>(null);

  // Unchanged boards need no second reading of the wins.
  useEffect(() => {
    if (kind === 'wins' && store.get(boardsOf[family]).length === 0) void loadBoards();
  }, [store, family, kind, loadBoards]);

  const read = useCallback(
    async (days: DateRange): Promise<void> => {
      wanted.current = days;
      const boards = store.get(boardsOf[family]);
      await load(days);
      // A reply to an older question says nothing about the days requested now.
      if (wanted.current === days) setReply({ range: days, boards });
    },
    [store, family, load],
  );

  useEffect(() => {
    if (ready && (wanted.current === null || !sameRange(wanted.current, asked)))
      read(asked).catch(() => undefined);
  }, [ready, asked, read]);

  const isAsked = reply !== null && sameRange(reply.range, asked);
  const records = useRest({ family, kind }, isAsked ? reply : null, known);
  if (!isAsked) return { range: null, boards: none, records: undefined, read };
  return { ...reply, records, read };
}

type Records = Remote<Listed<ShownRecord>>;

/** Some providers end a list after its newest lines. The app then shows these, and reads the earlier days. */
function useRest({ family, kind }: Pick<History, 'family' | 'kind'>, reply: Answered | null, known: Records) {
  const readRest = useSetAtom(readRestAtom);
  const listed = known.kind === 'loaded' ? known.value : null;
  const isCut = listed !== null && mayBeCut(lineCount(listed));
  const [read, setRead] = useState<{ readonly of: Listed<ShownRecord>; readonly all: Listed<ShownRecord> }>();
  useEffect(() => {
    if (reply === null || listed === null || !isCut) return undefined;
    const asked = { family, kind, range: reply.range, list: listed };
    return takeReply(readRest(asked), all => setRead({ of: listed, all }));
  }, [family, kind, reply, listed, isCut, readRest]);
  return useMemo((): Records => {
    if (listed === null || !isCut) return known;
    return loaded(read?.of === listed ? read.all : { ...listed, missing: 'perhaps' });
  }, [known, listed, isCut, read]);
}

const listTitle = { main: 'title.markets', starline: 'title.starline', gali: 'title.gali' } as const;

const skeleton = <Skeleton height={84} count={4} />;

const none: readonly never[] = [];

type ListProps = {
  readonly history: History;
  readonly list: RecordListOf<ShownRecord, BidOutcome>;
  /** The player wants only bids of one status, which must be known first. */
  readonly byStatus: boolean;
  readonly records: Remote<Listed<ShownRecord>> | undefined;
  /** Null before the reply has arrived. */
  readonly range: DateRange | null;
  /** The boards at the time when the records were requested. */
  readonly boards: readonly Market[];
  readonly readAt: number | null;
  readonly onRetry: () => Promise<unknown>;
};

/** 'NO DATA FOUND' even if the records cannot be loaded (spec 2 §4). */
function HistoryRecords(props: ListProps) {
  const { history, list, byStatus, records = loading, range, boards, readAt, onRetry } = props;
  // The last reading may be of other days.
  const reading = records.kind === 'failed' ? { ...records, last: null } : records;
  const listed = records.kind === 'loaded' ? records.value : null;
  const extras = useExtras(history, listed, range, boards);
  return (
    <RemoteView
      noun={history.kind}
      failureText="list.empty"
      reading={reading}
      readAt={readAt}
      onRetry={onRetry}
      loading={skeleton}
      isEmpty={value => value.rows.length + value.unread === 0}
      empty={{ next: { href: listPath[history.family], words: listTitle[history.family] } }}
    >
      {value =>
        byStatus && extras.outcomes === null
          ? skeleton
          : range && <Records history={history} list={list} records={value} range={range} extras={extras} />
      }
    </RemoteView>
  );
}

type RecordsProps = Pick<ListProps, 'history' | 'list'> & {
  readonly records: Listed<ShownRecord>;
  readonly range: DateRange;
  readonly extras: RecordExtras;
};

function Records({ history, list, records, range, extras }: RecordsProps) {
  const t = useWords();
  const { rows, unread, missing } = records;
  const outcomes = extras.outcomes?.outcomes ?? null;
  const lines = useMemo(() => recordLines(rows), [rows]);
  const complete = seemsComplete(records);
  const extraOf = useCallback((row: ShownRecord) => outcomes?.get(row), [outcomes]);
  const totalsOf = useCallback(
    (some: readonly Line<ShownRecord>[], choose: Choose<ShownRecord>) =>
      recordTotals(t, { history, lines: some, choose, extras, complete }),
    [t, history, extras, complete],
  );
  return (
    <RecordList
      list={list}
      lines={lines}
      unread={unread}
      mayLack={missing !== undefined}
      askedRange={range}
      extraOf={extraOf}
      totalsOf={totalsOf}
    />
  );
}

function useExtras(
  { family, kind }: History,
  listed: Listed<ShownRecord> | null,
  range: DateRange | null,
  boards: readonly Market[],
): RecordExtras {
  const rows = listed?.rows ?? none;
  const days = rows.length === 0 ? null : range;
  const bids = useBidsOfDays(family, kind === 'wins' ? days : null);
  const wins = useMemo(
    () => (kind === 'wins' && listed !== null ? { listed, boards } : undefined),
    [kind, listed, boards],
  );
  const judged = kind === 'bids' ? rows : bids === 'reading' ? null : (bids?.rows ?? null);
  const outcomes = useBidOutcomes(family, days && judged && { rows: judged, range: days }, wins);
  return useMemo(() => ({ outcomes, bids }), [outcomes, bids]);
}

/** Reads no bids if the range is null. */
function useBidsOfDays(family: Family, range: DateRange | null): RecordExtras['bids'] {
  const readBids = useSetAtom(readBidsAtom);
  const [read, setRead] = useState<{ range: DateRange; bids: Listed<ShownRecord> | null } | null>(null);
  useEffect(() => {
    if (range !== null) return takeReply(readBids({ family, ...range }), bids => setRead({ range, bids }));
  }, [family, range, readBids]);
  return read !== null && read.range === range ? read.bids : 'reading';
}
