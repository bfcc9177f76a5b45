import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { loadResults } from './load-results.ts';

/** `/results`: the newest results of all families, and what each meant for the player. */
export function ResultsScreen() {
  const t = useWords();
  const parts = useLoaded(loadResults);
  return (
    <Page>
      {parts === null ? (
        <Skeleton height={76} count={6} />
      ) : parts === 'failed' ? (
        <Empty>{t('error.somethingWrong')}</Empty>
      ) : (
        <parts.ResultView />
      )}
    </Page>
  );
}
