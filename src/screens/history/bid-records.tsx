import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type BidOutcome, bidOutcomes } from '../../domain/bid-outcome.ts';
import type { DateRange } from '../../domain/date-range.ts';
import { compareDates, formatBidDate } from '../../domain/dates.ts';
import type { History, ShownRecord } from '../../domain/history.ts';
import { shownDate } from '../../domain/shown-date.ts';
import { loaded } from '../../lib/remote.ts';
import { watchMarketsAtom } from '../../state/reading/watched-markets.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Segmented } from '../../ui/fields/choice.tsx';
import { Inline } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { BidAgainButton, DayAgainButton } from './bid-again-button.tsx';
import { BidStanding } from './bid-standing.tsx';
import { GameRecords, type GameRecordsProps } from './game-records.tsx';
import { useEvidence } from './use-evidence.ts';

type Props = Omit<GameRecordsProps, 'sideOf'> & {
  /** The days that were asked for; null before the first reply. */
  readonly range: DateRange | null;
};

const filters = ['all', 'waiting', 'won', 'lost'] as const;
type Filter = (typeof filters)[number];

/** A bid history whose cards say how each bid stands, with a filter. */
export function BidRecords({ range, ...view }: Props) {
  const { history, records } = view;
  const { family } = history;
  const t = useWords();
  const [filter, setFilter] = useState<Filter>('all');
  const rows = records?.kind === 'loaded' ? records.value.rows : null;
  // Without bids nothing is asked for.
  const outcomes = useOutcomes(history, rows, rows?.length ? range : null);
  const sideOf = useCallback(
    (record: ShownRecord) => {
      const outcome = outcomes?.get(record);
      return (
        <>
          {outcome && <BidStanding outcome={outcome} />}
          <BidAgainButton own={{ family, bid: record }} />
        </>
      );
    },
    [outcomes, family],
  );
  const shown = useMemo(
    () => rows?.filter(row => filter === 'all' || outcomes?.get(row)?.status === filter) ?? [],
    [rows, outcomes, filter],
  );
  if (rows === null || rows.length === 0 || records?.kind !== 'loaded') return <GameRecords {...view} />;

  const label = (one: Filter): string => {
    const status = t(`status.${one}`);
    if (outcomes === null) return status;
    const count = one === 'all' ? rows.length : [...outcomes.values()].filter(o => o.status === one).length;
    return count === 0 ? status : t({ key: 'status.counted', params: { status, count } });
  };
  const { unread } = records.value;
  return (
    <>
      <Segmented
        legend={t('status.title')}
        name="status"
        value={filter}
        onChange={setFilter}
        options={filters.map(value => ({ value, label: label(value) }))}
      />
      {range !== null && compareDates(range.from, range.to) === 0 && (
        <Inline>
          <DayAgainButton
            bids={rows.map(bid => ({ family, bid }))}
            day={shownDate(formatBidDate(range.from), t('app.language'))}
          />
        </Inline>
      )}
      {shown.length === 0 ? (
        <Empty>{t('status.none')}</Empty>
      ) : (
        <GameRecords {...view} records={loaded({ rows: shown, unread })} sideOf={sideOf} />
      )}
    </>
  );
}

/** How each bid stands; null while the wins are not read. Watches the markets whose bids wait. */
function useOutcomes(
  { family }: History,
  rows: readonly ShownRecord[] | null,
  range: DateRange | null,
): ReadonlyMap<ShownRecord, BidOutcome> | null {
  const watchMarkets = useSetAtom(watchMarketsAtom);
  const evidence = useEvidence(family, range);
  const outcomes = useMemo(() => {
    if (rows === null || evidence === null) return null;
    const all = bidOutcomes(family, rows, evidence);
    return new Map(
      rows.flatMap((row, index) => (all[index] === undefined ? [] : [[row, all[index]] as const])),
    );
  }, [family, rows, evidence]);

  useEffect(() => {
    const waiting = [...(outcomes ?? [])].filter(([, { status }]) => status === 'waiting');
    if (waiting.length > 0)
      watchMarkets({ family, names: [...new Set(waiting.map(([{ marketName }]) => marketName))] });
  }, [family, outcomes, watchMarkets]);
  return outcomes;
}
