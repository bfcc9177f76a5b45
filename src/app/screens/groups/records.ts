import '../../shell/common-parts.ts';
import { HistoryScreen } from '../../../screens/history/history-screen.tsx';
import { ResultsScreen } from '../../../screens/history/results-screen.tsx';
import { games } from '../../../text/en/games.ts';
import { histories } from '../../../text/en/histories.ts';
import { records as words } from '../../../text/en/records.ts';
import { markets } from '../../../text/en/markets.ts';
import { results } from '../../../text/en/results.ts';
import { addWords } from '../../../text/translate.ts';
import { HistoriesWithYesterday } from '../histories-with-yesterday.tsx';
import type { Group } from '../screen-types.ts';

addWords({ ...games, ...histories, ...words, ...markets, ...results });

/** Histories and results. */
export const records = {
  history: HistoryScreen,
  histories: HistoriesWithYesterday,
  results: ResultsScreen,
} satisfies Group<'history' | 'histories' | 'results'>;
