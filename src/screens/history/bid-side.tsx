import type { BidOutcome } from '../../domain/history/bid-outcome.ts';
import type { ShownRecord } from '../../domain/history/history.ts';
import type { Family } from '../../domain/market/market.ts';
import { BidAgainButton } from './bid-again-button.tsx';
import { BidStanding } from './bid-standing.tsx';
import { WaitingPayout } from './waiting-payout.tsx';

type Props = {
  readonly family: Family;
  readonly bid: ShownRecord;
  /** How it stands; left out while nothing is known. */
  readonly outcome: BidOutcome | undefined;
};

/** Stands at the right of a bid's facts: how the bid stands, what it pays if it comes, and the button that bids it again. */
export function BidSide({ family, bid, outcome }: Props) {
  return (
    <>
      {outcome && <BidStanding outcome={outcome} />}
      {outcome?.canWin && <WaitingPayout family={family} bid={bid} />}
      <BidAgainButton own={{ family, bid }} />
    </>
  );
}
