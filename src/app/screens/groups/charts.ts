import '../../../ui/layout/common-parts.ts';
import { ChartScreen } from '../../../screens/content/chart-screen.tsx';
import { ChartsScreen } from '../../../screens/content/charts-screen.tsx';
import { RatesScreen } from '../../../screens/content/rates-screen.tsx';
import type { Group } from '../screen-types.ts';

/** Rates and charts. */
export const charts = {
  rates: RatesScreen,
  charts: ChartsScreen,
  chart: ChartScreen,
} satisfies Group<'rates' | 'charts' | 'chart'>;
