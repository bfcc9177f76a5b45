import { charts } from '../../text/en/charts.ts';
import { markets } from '../../text/en/markets.ts';
import { addWords } from '../../text/translate.ts';
import { ChartFinder } from './chart-finder.tsx';

addWords({ ...charts, ...markets });

/** A market's chart; `load-chart.ts` loads it when it is opened. */
export const chartParts = { ChartFinder };
