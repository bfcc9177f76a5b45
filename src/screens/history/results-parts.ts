import { markets } from '../../text/en/markets.ts';
import { records } from '../../text/en/records.ts';
import { results } from '../../text/en/results.ts';
import { addWords } from '../../text/translate.ts';
import { BidOutcomes } from './bid-outcomes.tsx';
import { BidsOfDays } from './bids-of-days.tsx';
import { BidStanding } from './bid-standing.tsx';
import { ResultView } from './result-view.tsx';
import { ResultWatch } from './result-watch.tsx';

addWords({ ...markets, ...records, ...results });

/** All that says how bids stand; `load-results.ts` loads it when it is needed or the page is idle. */
export const resultsParts = { BidOutcomes, BidsOfDays, BidStanding, ResultView, ResultWatch };
