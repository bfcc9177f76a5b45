import '../../shell/common-parts.ts';
import { ChartScreen } from '../../../screens/content/chart-screen.tsx';
import { ChartsScreen } from '../../../screens/content/charts-screen.tsx';
import { RatesScreen } from '../../../screens/content/rates-screen.tsx';
import { HistoryScreen } from '../../../screens/history/history-screen.tsx';
import { ResultsScreen } from '../../../screens/history/results-screen.tsx';
import { content } from '../../../text/en/content.ts';
import { games } from '../../../text/en/games.ts';
import { histories } from '../../../text/en/histories.ts';
import { records as words } from '../../../text/en/records.ts';
import { markets } from '../../../text/en/markets.ts';
import { results } from '../../../text/en/results.ts';
import { addWords } from '../../../text/translate.ts';
import { HistoriesWithYesterday } from '../histories-with-yesterday.tsx';
import type { Group } from '../screen-types.ts';

addWords({ ...content, ...games, ...histories, ...words, ...markets, ...results });

/** Histories, rates and charts. */
export const records = {
  history: HistoryScreen,
  histories: HistoriesWithYesterday,
  rates: RatesScreen,
  charts: ChartsScreen,
  chart: ChartScreen,
  results: ResultsScreen,
} satisfies Group<'history' | 'histories' | 'rates' | 'charts' | 'chart' | 'results'>;
