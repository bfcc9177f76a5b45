import '../../shell/common-parts.ts';
import { ChartScreen } from '../../../screens/content/chart-screen.tsx';
import { ChartsScreen } from '../../../screens/content/charts-screen.tsx';
import { RatesScreen } from '../../../screens/content/rates-screen.tsx';
import { content } from '../../../text/en/content.ts';
import { games } from '../../../text/en/games.ts';
import { markets } from '../../../text/en/markets.ts';
import { addWords } from '../../../text/translate.ts';
import type { Group } from '../screen-types.ts';

addWords({ ...content, ...games, ...markets });

/** Rates and charts. */
export const charts = {
  rates: RatesScreen,
  charts: ChartsScreen,
  chart: ChartScreen,
} satisfies Group<'rates' | 'charts' | 'chart'>;
