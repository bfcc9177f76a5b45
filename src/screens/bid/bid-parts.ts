import { BidReceipt } from './bid-receipt.tsx';
import { ClosedRows } from './closed-rows.tsx';
import { SpokenClosing } from './spoken-closing.tsx';

/** The parts of a bid form that its first drawing does without, in one file, which the form loads when it opens. */
export const bidParts = { BidReceipt, ClosedRows, SpokenClosing };
