import '../../../ui/layout/common-parts.ts';
import { HistoriesScreen, MonthScreen } from '../../../screens/history/histories-screen.tsx';
import { HistoryScreen } from '../../../screens/history/history-screen.tsx';
import { ResultsScreen } from '../../../screens/history/results-screen.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

export const records = {
  shell: Shell,
  history: HistoryScreen,
  histories: HistoriesScreen,
  results: ResultsScreen,
  month: MonthScreen,
} satisfies InShell;
