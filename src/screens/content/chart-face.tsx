import { useState } from 'react';
import type { DayResult } from '../../domain/market/board.ts';
import { hitsOf, readChartNumber } from '../../domain/market/market-chart.ts';
import type { ChartMarket } from '../../nav/chart-path.ts';
import { keepChartView, readChartView } from '../../nav/chart-path.ts';
import { Muted } from '../../ui/layout/stack.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { ChartLink } from './chart-link.tsx';
import { ChartSearch } from './chart-search.tsx';
import { ChartTable } from './chart-table.tsx';
import { useChartDate } from './use-chart-date.ts';

type Props = {
  readonly market: ChartMarket;
  readonly name: string;
  /** The oldest first. */
  readonly results: readonly DayResult[];
  readonly today: string;
  /** The provider has given them; else this browser has seen them. */
  readonly provided: boolean;
};

/** A chart: the search for a number, what the results are, and the table of each tab. */
export function ChartFace({ market, name, results, today, provided }: Props) {
  const t = useWords();
  const dateOf = useChartDate();
  const [view, setView] = useState(() => readChartView(location.search));
  const change = (changed: Partial<typeof view>): void => {
    const next = { ...view, ...changed };
    setView(next);
    keepChartView(market, next);
  };
  const { family } = market;
  const [first, last] = [results[0], results.at(-1)];
  const external = <ChartLink market={market} />;
  if (first === undefined || last === undefined)
    return (
      <>
        <Empty>{t(provided ? 'chart.empty' : 'chart.emptySeen')}</Empty>
        {external}
      </>
    );

  const [from, to] = [dateOf(first.day), dateOf(last.day)];
  const wanted = readChartNumber(view.number, family);
  const hits = wanted?.ok ? hitsOf(wanted.value, results) : [];
  const tab = view.tab === 'panel' ? 'panel' : 'jodi';
  const table = (look: 'jodi' | 'panel' | 'pana') => (
    <ChartTable
      look={look}
      caption={t({
        key: 'chart.caption',
        params: { market: name, view: t(look === 'jodi' ? 'chart.jodi' : 'chart.panel') },
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
