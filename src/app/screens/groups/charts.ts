import '../../../ui/layout/common-parts.ts';
import { ChartScreen } from '../../../screens/content/chart-screen.tsx';
import { ChartsScreen } from '../../../screens/content/charts-screen.tsx';
import { RatesScreen } from '../../../screens/content/rates-screen.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

export const charts = {
  shell: Shell,
  rates: RatesScreen,
  charts: ChartsScreen,
  chart: ChartScreen,
} satisfies InShell;
