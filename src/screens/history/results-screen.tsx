import { useAtomValue, useSetAtom } from 'jotai';
import { boardLoads, boardPolls, boardsReadingAtom } from '../../state/reading/boards.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { ResultList } from './result-list.tsx';

/** `/results`: the newest results of all families, and what each meant for the player. Without boards nothing can be said. */
export function ResultsScreen() {
  useAtomValue(boardPolls.main);
  useAtomValue(boardPolls.starline);
  useAtomValue(boardPolls.gali);
  const main = useSetAtom(boardLoads.main);
  const starline = useSetAtom(boardLoads.starline);
  const gali = useSetAtom(boardLoads.gali);
  return (
    <Page>
      <RemoteView
        of="results"
        reading={useAtomValue(boardsReadingAtom)}
        onRetry={() => Promise.all([main(), starline(), gali()])}
        loading={<Skeleton height={76} count={6} />}
      >
        {() => <ResultList />}
      </RemoteView>
    </Page>
  );
}
