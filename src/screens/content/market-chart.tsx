import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Board, dayOfBoard, type DayResult } from '../../domain/market/board.ts';
import { isoDate } from '../../domain/dates.ts';
import { keptDays, keptKey } from '../../domain/market/kept-results.ts';
import {
  chartDays,
  type Hit,
  hitsOf,
  mergedDays,
  readChartNumber,
} from '../../domain/market/market-chart.ts';
import { loaded, type Remote, valueOf } from '../../lib/remote.ts';
import { type ChartMarket, keepChartView, readChartView } from '../../nav/chart-path.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { headingAtom } from '../../state/core/between-screens.ts';
import { dashboardAtom, marketLists, slots } from '../../state/reading/markets.ts';
import {
  hasResultHistoryAtom,
  keepResultsAtom,
  keptResultsAtom,
  resultHistoryOf,
} from '../../state/reading/kept-results.ts';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Empty } from '../../ui/cards/replies/empty.tsx';
import { ChartTable, useChartDate } from './chart-table.tsx';
import { type MarketId, marketKey } from '../../domain/market/market-id.ts';
import { currentDay } from '../../domain/market/current-day.ts';
import { provenResult } from '../../domain/result/known-results.ts';
import { knownResultsAtom, noteDatedAtom } from '../../state/reading/board-looks.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { starlineRatesAtom } from '../../state/reading/rates.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import type { Family } from '../../domain/market/market.ts';
import type { Result } from '../../lib/result.ts';
import type { Message } from '../../text/message.ts';
import { Field } from '../../ui/fields/field.tsx';

type Props = {
  readonly market: ChartMarket;
  readonly name: string;
  /** Null while it is unknown. */
  readonly board: Board | null;
};

/** Without the provider's call, the chart shows the results that this browser has seen. */
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
  const list = useAtomValue<Remote<unknown>>(marketLists[family].known);
  return (
    <Chart
      {...props}
      given={null}
      kind={list.kind === 'failed' ? 'failed' : 'loaded'}
      onRetry={useSetAtom(marketLists[family].load)}
    />
  );
}

function ProvidedChart(props: Props) {
  const { market, name } = props;
  const { family } = market;
  const history = resultHistoryOf(family, market.id);
  const reading = useAtomValue(history.value);
  const keep = useSetAtom(keepResultsAtom);
  const note = useSetAtom(noteDatedAtom);
  const rows = valueOf(reading);
  const given = useMemo(() => rows?.map(row => dayOfBoard(family, row)) ?? null, [rows, family]);
  useEffect(() => {
    if (given === null) return;
    keep([{ ...market, name, days: given }]);
    note(marketKey(family, market.id), given);
  }, [given, keep, note, family, market, name]);
  return <Chart {...props} given={given} kind={reading.kind} onRetry={useSetAtom(history.refresh)} />;
}

type ChartProps = Props & {
  /** Null if the provider has no such call. */
  readonly given: readonly DayResult[] | null;
  /** The seen results wait for the provider's, because one row would soon grow to a year. */
  readonly kind: Remote<unknown>['kind'];
  readonly onRetry: () => Promise<unknown>;
};

function Chart({ given, kind, onRetry, ...props }: ChartProps) {
  const shown = useResults(props, given);
  const any = shown.results.length > 0;
  const waits = useOnline() || !any;
  const reading: Remote<typeof shown> =
    kind === 'failed'
      ? { kind, last: any ? shown : null, words: null }
      : kind === 'loading' && waits
        ? { kind }
        : loaded(shown);
  return (
    <RemoteView
      noun="charts"
      reading={reading}
      onRetry={onRetry}
      loading={<Skeleton height={52} count={6} />}
    >
      {days => <ChartFace {...props} {...days} provided={given !== null} />}
    </RemoteView>
  );
}

const none: readonly DayResult[] = [];

function useResults({ market: { family, id }, board }: Props, given: readonly DayResult[] | null) {
  const now = useNow(useAtomValue(clockAtom));
  const kept = useAtomValue(keptResultsAtom)[keptKey({ family, id })];
  const past = useMemo(() => mergedDays(keptDays(family, kept), given ?? none), [family, kept, given]);
  const today = isoDate(now.date);
  const results = useAtomValue(knownResultsAtom)(now);
  const day = board && currentDay(board, now);
  const shown = board && day ? [{ day, result: provenResult(family, results.on(board, day)) }] : none;
  return { results: chartDays(mergedDays(past, shown), today), today };
}

type ChartFaceProps = Props & ReturnType<typeof useResults> & { readonly provided: boolean };

function ChartFace({ market, name, results, today, provided }: ChartFaceProps) {
  const t = useWords();
  const dateOf = useChartDate();
  const [view, setView] = useState(() => readChartView(location.search));
  const change = (part: Partial<typeof view>): void => {
    const next = { ...view, ...part };
    setView(next);
    keepChartView(market, next);
  };
  const { family } = market;
  const [first, last] = [results[0], results.at(-1)];
  const external = <ChartLink market={market} />;
  if (first === undefined || last === undefined)
    return (
      <>
        <Empty words={provided ? 'chart.empty' : 'chart.emptySeen'} />
        {external}
      </>
    );

  const [from, to] = [dateOf(first.day), dateOf(last.day)];
  const wanted = readChartNumber(view.number, family);
  const hits = wanted?.ok ? hitsOf(wanted.value, results) : [];
  const tab = view.tab === 'panel' ? 'panel' : 'jodi';
  const table = (columns: 'jodi' | 'panel' | 'pana') => (
    <ChartTable
      columns={columns}
      caption={t({
        key: 'chart.caption',
        params: { market: name, view: t(columns === 'jodi' ? 'chart.jodi' : 'chart.panel') },
      })}
      results={results}
      hits={hits}
      today={today}
    />
  );
  return (
    <>
      <ChartSearch
        family={family}
        typed={view.number}
        wanted={wanted}
        hits={hits}
        onType={number => change({ number })}
      />
      <Muted>
        {provided
          ? t({ key: 'chart.period', params: { from, to } })
          : t({ key: 'chart.seen', params: { date: from } })}
      </Muted>
      {family === 'main' ? (
        <Tabs
          label={t('chart.views')}
          tabs={[
            { value: 'jodi', label: t('chart.jodi') },
            { value: 'panel', label: t('chart.panel') },
          ]}
          value={tab}
          onChange={value => change({ tab: value === 'jodi' ? '' : value })}
        >
          {table(tab)}
        </Tabs>
      ) : (
        table(family === 'gali' ? 'jodi' : 'pana')
      )}
      {family !== 'starline' && <Muted>{t('chart.ringed')}</Muted>}
      {external}
    </>
  );
}

const linkSources = { main: dashboardAtom, starline: starlineRatesAtom, gali: slots.gali.known } as const;

type Linked = { readonly chartUrl?: string | null };
type LinkSource = Linked & { readonly markets?: readonly (Linked & { readonly id: MarketId })[] };

/** The server's text must therefore be checked (spec 2 §2). */
function ChartLink({ market: { family, id } }: { readonly market: ChartMarket }) {
  const read = valueOf(useAtomValue<Remote<LinkSource, unknown>>(linkSources[family]));
  const one = family === 'main' ? read?.markets?.find(market => market.id === id) : read;
  const url = safeUrl(one?.chartUrl ?? null, location.href);
  return url !== null && <LinkButton href={url} tone="quiet" external words="charts.view" />;
}

type SearchProps = {
  readonly family: Family;
  readonly typed: string;
  /** The error says why the text is not a number. Null if nothing is typed. */
  readonly wanted: Result<string, Message> | null;
  readonly hits: readonly Hit[];
  readonly onType: (text: string) => void;
};

const hints = {
  main: 'chart.typeMain',
  starline: 'chart.typeStarline',
  gali: 'chart.typeGali',
} as const;

/** Finds past results only, and never suggests a coming one. */
function ChartSearch({ family, typed, wanted, hits, onType }: SearchProps) {
  const t = useWords();
  return (
    <form onSubmit={event => event.preventDefault()}>
      <Stack>
        <Field
          name="number"
          label={t('filter.number')}
          hint={t(hints[family])}
          inputMode="numeric"
          enterKeyHint="done"
          defaultValue={typed}
          onInput={event => onType(event.currentTarget.value)}
        />
        <output>{wanted?.ok === true && <Answer number={wanted.value} hits={hits} />}</output>
      </Stack>
    </form>
  );
}

function Answer({ number, hits }: Pick<SearchProps, 'hits'> & { readonly number: string }) {
  const t = useWords();
  const dateOf = useChartDate();
  const last = hits.at(-1);
  if (last === undefined) return <p>{t({ key: 'chart.never', params: { number } })}</p>;
  const params = { number, date: dateOf(last.day) };
  return (
    <>
      <p>
        <b>
          {last.session === null
            ? t({ key: 'chart.last', params })
            : t({ key: 'chart.lastSession', params: { ...params, session: t(`session.${last.session}`) } })}
        </b>
      </p>
      <p>{t({ key: 'chart.times', params: { count: hits.length } })}</p>
      <Muted>{t('chart.plain')}</Muted>
    </>
  );
}
