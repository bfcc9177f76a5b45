import '../../../ui/layout/common-parts.ts';
export { Shell as shell } from '../../shell/shell.tsx';
export { RatesScreen as rates } from '../../../screens/content/rates-screen.tsx';
export { ChartsScreen as charts } from '../../../screens/content/charts-screen.tsx';
export { ChartScreen as chart } from '../../../screens/content/chart-screen.tsx';
