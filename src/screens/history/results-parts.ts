import { markets } from '../../text/en/markets.ts';
import { records } from '../../text/en/records.ts';
import { results } from '../../text/en/results.ts';
import { addWords } from '../../text/translate.ts';
import { BidRecords } from './bid-records.tsx';
import { ResultKeeper } from './result-keeper.tsx';
import { ResultView } from './result-view.tsx';
import { ResultWatch } from './result-watch.tsx';

addWords({ ...markets, ...records, ...results });

/** All that says how bids stand, and keeps results; `load-results.ts` loads it when it is needed or the page is idle. */
export const resultsParts = { BidRecords, ResultKeeper, ResultView, ResultWatch };
