import { again } from '../../text/en/again.ts';
import { markets } from '../../text/en/markets.ts';
import { records } from '../../text/en/records.ts';
import { results } from '../../text/en/results.ts';
import { addWords } from '../../text/translate.ts';
import { BidOutcomes } from './bid-outcomes.tsx';
import { BidsOfDays } from './bids-of-days.tsx';
import { BidSide } from './bid-side.tsx';
import { DayAgainButton } from './bid-again-button.tsx';
import { ResultKeeper } from './result-keeper.tsx';
import { ResultView } from './result-view.tsx';
import { ResultWatch } from './result-watch.tsx';

addWords({ ...again, ...markets, ...records, ...results });

/**
 * All that says how bids stand, bids them again and keeps results; `load-results.ts` loads it when it is needed or the
 * page is idle.
 */
export const resultsParts = {
  BidOutcomes,
  BidsOfDays,
  BidSide,
  DayAgainButton,
  ResultKeeper,
  ResultView,
  ResultWatch,
};
