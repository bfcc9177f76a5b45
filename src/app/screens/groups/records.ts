import '../../../ui/layout/common-parts.ts';
import { HistoryScreen } from '../../../screens/history/history-screen.tsx';
import { ResultsScreen } from '../../../screens/history/results-screen.tsx';
import { HistoriesWithYesterday } from '../histories-with-yesterday.tsx';
import type { Group } from '../screen-types.ts';

/** Histories and results. */
export const records = {
  history: HistoryScreen,
  histories: HistoriesWithYesterday,
  results: ResultsScreen,
} satisfies Group<'history' | 'histories' | 'results'>;
