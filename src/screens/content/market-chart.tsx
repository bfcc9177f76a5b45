import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type Board, type DayResult, dayOfBoard, dayResult } from '../../domain/board.ts';
import { isoDate } from '../../domain/dates.ts';
import { keptDays, keptKey } from '../../domain/kept-results.ts';
import { chartDays, mergedDays } from '../../domain/market-chart.ts';
import { loaded, type Remote, valueOf } from '../../lib/remote.ts';
import type { ChartMarket } from '../../nav/chart-path.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { headingAtom } from '../../state/core/heading.ts';
import { keepResultsAtom, keptResultsAtom } from '../../state/reading/kept-results.ts';
import { hasResultHistoryAtom, resultHistoryOf } from '../../state/reading/result-history.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { ChartFace } from './chart-face.tsx';

type Props = {
  readonly market: ChartMarket;
  readonly name: string;
  /** What its board shows now; null while that is not known. */
  readonly board: Board | null;
};

/** A market's chart: from the provider where it has the call for that, else of what this browser has seen. */
export function MarketChart(props: Props) {
  const title = useWords()({ key: 'chart.title', params: { market: props.name } });
  const setHeading = useSetAtom(headingAtom);
  useLayoutEffect(() => {
    setHeading(title);
    return () => setHeading(null);
  }, [title, setHeading]);
  return useAtomValue(hasResultHistoryAtom) ? <ProvidedChart {...props} /> : <SeenChart {...props} />;
}

function SeenChart(props: Props) {
  const seen = useResults(props, null);
  return <ChartFace {...props} {...seen} provided={false} />;
}

function ProvidedChart(props: Props) {
  const { market, name } = props;
  const { family } = market;
  const history = resultHistoryOf(family, market.id);
  const reading = useAtomValue(history.value);
  const keep = useSetAtom(keepResultsAtom);
  const rows = valueOf(reading);
  const given = useMemo(() => rows?.map(row => dayOfBoard(family, row)) ?? null, [rows, family]);
  useEffect(() => {
    if (given !== null) keep([{ ...market, name, days: given }]);
  }, [given, keep, market, name]);
  const shown = useResults(props, given);
  // What was seen stands in for the provider's days only when these cannot be read: one row would soon be a year.
  const chart: Remote<typeof shown> =
    reading.kind === 'failed'
      ? { ...reading, last: shown.results.length > 0 ? shown : null }
      : reading.kind === 'loaded'
        ? loaded(shown)
        : reading;
  return (
    <RemoteView
      of="charts"
      reading={chart}
      onRetry={useSetAtom(history.refresh)}
      loading={<Skeleton height={52} count={6} />}
    >
      {days => <ChartFace {...props} {...days} provided={given !== null} />}
    </RemoteView>
  );
}

const none: readonly DayResult[] = [];

/** The results of a market and the day by the app's clock: what this browser has kept, what is `given`, and the board. */
function useResults({ market: { family, id }, board }: Props, given: readonly DayResult[] | null) {
  const now = useNow(useAtomValue(clockAtom));
  const kept = useAtomValue(keptResultsAtom)[keptKey({ family, id })];
  const past = useMemo(() => mergedDays(keptDays(family, kept), given ?? none), [family, kept, given]);
  const today = isoDate(now.date);
  const shown = board === null ? none : [dayResult(board, now, false)];
  return { results: chartDays(mergedDays(past, shown), today), today };
}
