import { useAtomValue, useSetAtom } from 'jotai';
import { keptKey } from '../../domain/market/kept-results.ts';
import type { Remote } from '../../lib/remote.ts';
import { type ChartMarket, chartMarkets, useChartPart } from '../../nav/chart-path.ts';
import { boardsOf } from '../../state/reading/boards.ts';
import { marketLists } from '../../state/reading/markets.ts';
import { keptResultsAtom } from '../../state/reading/kept-results.ts';
import { Empty } from '../../ui/cards/replies/empty.tsx';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

const MarketChart = lazyPart(async () => (await import('./market-chart.tsx')).MarketChart, {
  placeholder: <Skeleton height={52} count={6} />,
  failed: <Empty words="error.somethingWrong" />,
});

export function ChartScreen() {
  const part = useChartPart();
  const [first, ...others] = chartMarkets(part);
  return (
    <Page wide="columns">
      {first === undefined ? notFound : <InFamily key={part} market={first} others={others} />}
    </Page>
  );
}

type Props = {
  readonly market: ChartMarket;
  /** Other meanings of the address, if the family does not have this market. */
  readonly others: readonly ChartMarket[];
};

/** Without a network, the kept results are searched too. */
function InFamily({ market, others }: Props) {
  useAtomValue(marketLists[market.family].poll);
  const load = useSetAtom(marketLists[market.family].load);
  const list = useAtomValue<Remote<unknown>>(marketLists[market.family].known);
  const board = useAtomValue(boardsOf[market.family]).find(({ id }) => id === market.id);
  const kept = useAtomValue(keptResultsAtom)[keptKey(market)];
  const name = board?.name ?? kept?.name;
  if (name !== undefined) return <MarketChart market={market} name={name} board={board ?? null} />;
  if (list.kind === 'loaded') {
    const [next, ...left] = others;
    return next === undefined ? notFound : <InFamily market={next} others={left} />;
  }
  return (
    <RemoteView
      noun="charts"
      reading={list.kind === 'failed' ? { ...list, last: null } : list}
      onRetry={load}
      loading={<Skeleton height={52} count={6} />}
    />
  );
}

const notFound = <Empty next={{ href: '/charts', words: 'title.charts' }} words="chart.unknown" />;
