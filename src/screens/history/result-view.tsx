import { useAtomValue, useSetAtom } from 'jotai';
import { boardLoads, boardPolls, boardsReadingAtom } from '../../state/reading/boards.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { ResultList } from './result-list.tsx';

/** The results of the day, or that they could not be read: without boards nothing can be said of results. */
export function ResultView() {
  useAtomValue(boardPolls.main);
  useAtomValue(boardPolls.starline);
  useAtomValue(boardPolls.gali);
  const main = useSetAtom(boardLoads.main);
  const starline = useSetAtom(boardLoads.starline);
  const gali = useSetAtom(boardLoads.gali);
  return (
    <RemoteView
      of="results"
      reading={useAtomValue(boardsReadingAtom)}
      onRetry={() => Promise.all([main(), starline(), gali()])}
      loading={<Skeleton height={76} count={6} />}
    >
      {() => <ResultList />}
    </RemoteView>
  );
}
