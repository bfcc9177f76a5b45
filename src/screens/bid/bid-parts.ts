import { BidReceipt } from './bid-receipt.tsx';
import { ClosedRows } from './closed-rows.tsx';

/** The parts of a bid form that stand above its fields now and then, in one file, which the form loads when it opens. */
export const bidParts = { BidReceipt, ClosedRows };
