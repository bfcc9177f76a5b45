import '../../../ui/layout/common-parts.ts';
import { HistoriesScreen } from '../../../screens/history/histories-screen.tsx';
import { HistoryScreen } from '../../../screens/history/history-screen.tsx';
import { ResultsScreen } from '../../../screens/history/results-screen.tsx';
import type { Group } from '../screen-types.ts';

/** Histories and results. */
export const records = {
  history: HistoryScreen,
  histories: HistoriesScreen,
  results: ResultsScreen,
} satisfies Group<'history' | 'histories' | 'results'>;
