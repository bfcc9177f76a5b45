import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { loadChart } from './load-chart.ts';

/** `/charts/1`: the chart of a market. */
export function ChartScreen() {
  const t = useWords();
  const parts = useLoaded(loadChart);
  return (
    <Page wide="columns">
      {parts === null ? (
        <Skeleton height={52} count={6} />
      ) : parts === 'failed' ? (
        <Empty>{t('error.somethingWrong')}</Empty>
      ) : (
        <parts.ChartFinder />
      )}
    </Page>
  );
}
