import { again } from '../../text/en/again.ts';
import { markets } from '../../text/en/markets.ts';
import { records } from '../../text/en/records.ts';
import { results } from '../../text/en/results.ts';
import { addWords } from '../../text/translate.ts';
import { BidRecords } from './bid-records.tsx';
import { ResultView } from './result-view.tsx';
import { ResultWatch } from './result-watch.tsx';

addWords({ ...again, ...markets, ...records, ...results });

/** All that says how bids stand; `load-results.ts` loads it when it is needed or the page is idle. */
export const resultsParts = { BidRecords, ResultView, ResultWatch };
