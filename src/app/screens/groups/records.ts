import '../../../ui/layout/common-parts.ts';
export { Shell as shell } from '../../shell/shell.tsx';
export { HistoryScreen as history } from '../../../screens/history/history-screen.tsx';
export {
  HistoriesScreen as histories,
  MonthScreen as month,
} from '../../../screens/history/histories-screen.tsx';
export { ResultsScreen as results } from '../../../screens/history/results-screen.tsx';
