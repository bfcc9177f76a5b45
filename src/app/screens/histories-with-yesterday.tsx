import { HistoriesScreen } from '../../screens/content/histories-screen.tsx';
import { loadAgain } from '../../screens/history/load-again.ts';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';

/** The list of histories, and yesterday's slips below it once their file is loaded. */
export function HistoriesWithYesterday() {
  const parts = useLoaded(loadAgain);
  return <HistoriesScreen below={parts !== null && parts !== 'failed' && <parts.YesterdaySlips />} />;
}
