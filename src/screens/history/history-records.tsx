import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { bidLines, type Line } from '../../domain/history/list-lines.ts';
import type { BidOutcome } from '../../domain/history/bid-outcome.ts';
import type { DateRange, Filters } from '../../domain/history/history-query.ts';
import type { History, Listed, ShownRecord } from '../../domain/history/history.ts';
import type { Family } from '../../domain/market/market.ts';
import { loading, type Remote } from '../../lib/remote.ts';
import { listPath } from '../../nav/routes.ts';
import { readBidsAtom } from '../../state/reading/histories.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import type { RecordListOf } from '../records/record-columns.tsx';
import { RecordList } from '../records/record-list.tsx';
import { BidOutcomes, type KnownOutcomes } from './bid-outcomes.tsx';
import { type RecordExtras, recordTotals } from './history-list.tsx';

const listTitle = { main: 'title.markets', starline: 'title.starline', gali: 'title.gali' } as const;

const skeleton = <Skeleton height={84} count={4} />;

const none: readonly ShownRecord[] = [];

type Props = {
  readonly history: History;
  readonly list: RecordListOf<ShownRecord, BidOutcome>;
  /** Only bids of one status are wanted, which must be known first. */
  readonly byStatus: boolean;
  readonly records: Remote<Listed<ShownRecord>> | undefined;
  /** Null before their reply. */
  readonly range: DateRange | null;
  readonly readAt: number | null;
  readonly onRetry: () => Promise<unknown>;
};

/** 'NO DATA FOUND' also when they cannot be loaded (spec 2 §4). */
export function HistoryRecords(props: Props) {
  const { history, list, byStatus, records = loading, range, readAt, onRetry } = props;
  // What was read last may be of other days.
  const reading = records.kind === 'failed' ? { ...records, last: null } : records;
  const rows = records.kind === 'loaded' ? records.value.rows : none;
  const { extras, watch } = useExtras(history, rows, range);
  return (
    <>
      {watch}
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
    </>
  );
}

type RecordsProps = Pick<Props, 'history' | 'list'> & {
  readonly records: Listed<ShownRecord>;
  readonly range: DateRange;
  readonly extras: RecordExtras;
};

function Records({ history, list, records: { rows, unread }, range, extras }: RecordsProps) {
  const t = useWords();
  const outcomes = extras.outcomes?.outcomes ?? null;
  const lines = useMemo(() => bidLines(history, rows, outcomes), [history, rows, outcomes]);
  const extraOf = useCallback((row: ShownRecord) => outcomes?.get(row), [outcomes]);
  const totalsOf = useCallback(
    (some: readonly Line<ShownRecord>[], filters: Filters) =>
      recordTotals(t, { history, lines: some, filters, extras, unread }),
    [t, history, extras, unread],
  );
  return (
    <RecordList
      list={list}
      lines={lines}
      unread={unread}
      askedRange={range}
      extraOf={extraOf}
      totalsOf={totalsOf}
    />
  );
}

function useExtras(history: History, rows: readonly ShownRecord[], range: DateRange | null) {
  const [outcomes, setOutcomes] = useState<KnownOutcomes | null>(null);
  const { family, kind } = history;
  const days = rows.length === 0 ? null : range;
  const bids = useBidsOfDays(family, kind === 'wins' ? days : null);
  const extras = useMemo((): RecordExtras => ({ outcomes, bids }), [outcomes, bids]);
  const judged = kind === 'bids' ? rows : bids === 'reading' ? null : (bids?.rows ?? null);
  const watch = days !== null && judged !== null && (
    <BidOutcomes family={family} rows={judged} range={days} onKnown={setOutcomes} />
  );
  return { extras, watch };
}

/** Null reads none. */
function useBidsOfDays(family: Family, range: DateRange | null): RecordExtras['bids'] {
  const readBids = useSetAtom(readBidsAtom);
  const [read, setRead] = useState<{ range: DateRange; bids: Listed<ShownRecord> | null } | null>(null);
  useEffect(() => {
    if (range === null) return;
    let live = true;
    void readBids({ family, ...range }).then(bids => live && setRead({ range, bids }));
    return () => {
      live = false;
    };
  }, [family, range, readBids]);
  return read !== null && read.range === range ? read.bids : 'reading';
}
