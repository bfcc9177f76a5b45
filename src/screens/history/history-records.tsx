import { useCallback, useMemo, useState } from 'react';
import type { Choosable, DateRange } from '../../domain/history/history-query.ts';
import type { History, Listed, ShownRecord } from '../../domain/history/history.ts';
import { loading, type Remote } from '../../lib/remote.ts';
import { listPath } from '../../nav/routes.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { BidOutcomes, type KnownOutcomes } from './bid-outcomes.tsx';
import { BidsOfDays } from './bids-of-days.tsx';
import { RecordLines } from './record-lines.tsx';
import type { Beside } from './record-sums.ts';

/** The title of the list of markets of a history's family, where an empty history leads. */
const listTitle = { main: 'title.markets', starline: 'title.starline', gali: 'title.gali' } as const;

const none: readonly ShownRecord[] = [];

type Props = {
  readonly history: History;
  readonly list: Choosable;
  readonly records: Remote<Listed<ShownRecord>> | undefined;
  /** The days of the records; null before their reply. */
  readonly range: DateRange | null;
  readonly readAt: number | null;
  readonly onRetry: () => Promise<unknown>;
};

/** A history's records, or 'NO DATA FOUND' when there are none or they cannot be loaded (spec 2 §4). */
export function HistoryRecords({ history, list, records = loading, range, readAt, onRetry }: Props) {
  const t = useWords();
  // What was read last may be of other days.
  const reading = records.kind === 'failed' ? { ...records, last: null } : records;
  const rows = records.kind === 'loaded' ? records.value.rows : none;
  const { beside, watch } = useBeside(history, rows, range);
  return (
    <>
      {watch}
      <RemoteView
        of={history.kind}
        said="list.empty"
        reading={reading}
        readAt={readAt}
        onRetry={onRetry}
        loading={<Skeleton height={84} count={4} />}
        isEmpty={value => value.rows.length + value.unread === 0}
        empty={{ next: { href: listPath[history.family], label: t(listTitle[history.family]) } }}
      >
        {value =>
          range && <RecordLines history={history} list={list} records={value} range={range} beside={beside} />
        }
      </RemoteView>
    </>
  );
}

/** What is known beside the records, and what finds it out. Without records nothing is asked for. */
function useBeside(history: History, rows: readonly ShownRecord[], range: DateRange | null) {
  const [outcomes, setOutcomes] = useState<KnownOutcomes | null>(null);
  const [bids, setBids] = useState<{
    readonly of: DateRange;
    readonly value: Listed<ShownRecord> | null;
  } | null>(null);
  const onRead = useCallback(
    (value: Listed<ShownRecord> | null) => range && setBids({ of: range, value }),
    [range],
  );
  const { family, kind } = history;
  const read = bids !== null && bids.of === range ? bids.value : 'reading';
  const beside = useMemo((): Beside => ({ outcomes, bids: read }), [outcomes, read]);
  const watch =
    range === null || rows.length === 0 ? null : kind === 'bids' ? (
      <BidOutcomes family={family} rows={rows} range={range} onKnown={setOutcomes} />
    ) : (
      <>
        <BidsOfDays family={family} range={range} onRead={onRead} />
        {read !== null && read !== 'reading' && (
          <BidOutcomes family={family} rows={read.rows} range={range} onKnown={setOutcomes} />
        )}
      </>
    );
  return { beside, watch };
}
