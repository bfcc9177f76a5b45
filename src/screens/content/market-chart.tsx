import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type Board, dayOfBoard, type DayResult, dayResult } from '../../domain/market/board.ts';
import { isoDate } from '../../domain/dates.ts';
import { keptDays, keptKey } from '../../domain/market/kept-results.ts';
import { chartDays, mergedDays } from '../../domain/market/market-chart.ts';
import { loaded, type Remote, valueOf } from '../../lib/remote.ts';
import type { ChartMarket } from '../../nav/chart-path.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { headingAtom } from '../../state/core/heading.ts';
import { boardLoads, listReadings } from '../../state/reading/boards.ts';
import {
  hasResultHistoryAtom,
  keepResultsAtom,
  keptResultsAtom,
  resultHistoryOf,
} from '../../state/reading/kept-results.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
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
  const { family } = props.market;
  const list = useAtomValue<Remote<unknown>>(listReadings[family]);
  return (
    <Chart
      {...props}
      given={null}
      failed={list.kind === 'failed'}
      loading={false}
      onRetry={useSetAtom(boardLoads[family])}
    />
  );
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
  return (
    <Chart
      {...props}
      given={given}
      failed={reading.kind === 'failed'}
      loading={reading.kind === 'loading'}
      onRetry={useSetAtom(history.refresh)}
    />
  );
}

type ChartProps = Props & {
  /** The provider's results; null where it has none. */
  readonly given: readonly DayResult[] | null;
  readonly failed: boolean;
  /** What was seen is not shown before the provider's results: one row would soon be a year. */
  readonly loading: boolean;
  readonly onRetry: () => Promise<unknown>;
};

function Chart({ given, failed, loading, onRetry, ...props }: ChartProps) {
  const shown = useResults(props, given);
  const any = shown.results.length > 0;
  const waits = useOnline() || !any;
  const reading: Remote<typeof shown> = failed
    ? { kind: 'failed', last: any ? shown : null, words: null }
    : loading && waits
      ? { kind: 'loading' }
      : loaded(shown);
  return (
    <RemoteView of="charts" reading={reading} onRetry={onRetry} loading={<Skeleton height={52} count={6} />}>
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
