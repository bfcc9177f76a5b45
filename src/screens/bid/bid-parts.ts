import { BidReceipt } from './bid-receipt.tsx';
import { ClosedRows } from './closed-rows.tsx';
import { ConfirmBid } from './confirm-bid.tsx';
import { boardEntry } from '../../live/board-entry.ts';
import { SpokenClosing } from './spoken-closing.tsx';

/**
 * The parts of a bid form that its first drawing does without: the question before a bid, and what stands above the
 * fields now and then or is only spoken, and the history of the slip. They are one file, which the form loads when it opens.
 */
export const bidParts = { BidReceipt, ClosedRows, ConfirmBid, SpokenClosing, boardEntry };
