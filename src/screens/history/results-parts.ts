import { BidOutcomes } from './bid-outcomes.tsx';
import { BidsOfDays } from './bids-of-days.tsx';
import { BidSide } from './bid-side.tsx';
import { DayAgainButton } from './bid-again-button.tsx';
import { ResultKeeper } from './result-keeper.tsx';
import { ResultView } from './result-view.tsx';
import { ResultWatch } from './result-watch.tsx';

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
