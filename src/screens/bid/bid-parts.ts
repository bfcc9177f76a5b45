import { BidReceipt } from './bid-receipt.tsx';
import { ClosedRows } from './closed-rows.tsx';
import { ConfirmBid } from './confirm-bid.tsx';
import { limitProblem } from './limit-problem.ts';
import { SpokenClosing } from './spoken-closing.tsx';

/**
 * The parts of a bid form that its first drawing does without: the question before a bid, and what stands above the
 * fields now and then or is only spoken, and what the player's own limits say. They are one file, which the form loads when it opens.
 */
export const bidParts = { BidReceipt, ClosedRows, ConfirmBid, SpokenClosing, limitProblem };
