import '../../shell/common-parts.ts';
import { ChartScreen } from '../../../screens/content/chart-screen.tsx';
import { ChartsScreen } from '../../../screens/content/charts-screen.tsx';
import { HistoriesScreen } from '../../../screens/content/histories-screen.tsx';
import { RatesScreen } from '../../../screens/content/rates-screen.tsx';
import { HistoryScreen } from '../../../screens/history/history-screen.tsx';
import { ResultsScreen } from '../../../screens/history/results-screen.tsx';
import { content } from '../../../text/en/content.ts';
import { games } from '../../../text/en/games.ts';
import { records as words } from '../../../text/en/records.ts';
import { markets } from '../../../text/en/markets.ts';
import { addWords } from '../../../text/translate.ts';
import type { Group } from '../screen-types.ts';

addWords({ ...content, ...games, ...words, ...markets });

/** Histories, rates and charts. */
export const records = {
  history: HistoryScreen,
  histories: HistoriesScreen,
  rates: RatesScreen,
  charts: ChartsScreen,
  chart: ChartScreen,
  results: ResultsScreen,
} satisfies Group<'history' | 'histories' | 'rates' | 'charts' | 'chart' | 'results'>;
