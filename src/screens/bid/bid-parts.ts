import { again } from '../../text/en/again.ts';
import { savedSlips } from '../../text/en/saved-slips.ts';
import { addWords } from '../../text/translate.ts';
import { BidReceipt } from './bid-receipt.tsx';
import { ClosedRows } from './closed-rows.tsx';
import { ConfirmBid } from './confirm-bid.tsx';
import { SpokenClosing } from './spoken-closing.tsx';
import { UnderSlip } from './under-slip.tsx';

addWords({ ...again, ...savedSlips });

/**
 * The parts of a bid form that its first drawing does without: the question before a bid, and what stands above the
 * fields now and then or is only spoken. They are one file, which the form loads when it opens.
 */
export const bidParts = { BidReceipt, ClosedRows, ConfirmBid, SpokenClosing, UnderSlip };
