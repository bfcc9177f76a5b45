import { ChartFinder } from './chart-finder.tsx';

/** A market's chart; `load-chart.ts` loads it when it is opened. */
export const chartParts = { ChartFinder };
