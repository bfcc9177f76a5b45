import { boardEntry } from '../../live/board-entry.ts';
import { addMarks } from './add-marks.ts';
import { AddFundLink } from './add-fund-link.tsx';
import { BidReceipt } from './bid-receipt.tsx';
import { BoardFooter } from './board-footer.tsx';
import { BoardSlot } from './board-slot.tsx';
import { ClosedRows } from './closed-rows.tsx';
import { ConfirmBid } from './confirm-bid.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { limitProblem } from './limit-problem.ts';
import { SpokenClosing } from './spoken-closing.tsx';
import { UnderSlip } from './under-slip.tsx';

/**
 * The parts of a bid form that its first drawing does without: the question before a bid, what stands above the fields now
 * and then or is only spoken, what the player's own limits say, and the place of the board with the history of the slip.
 * They are one file, which the form loads when it opens.
 */
export const bidParts = {
  AddFundLink,
  BidReceipt,
  BoardFooter,
  BoardSlot,
  ClosedRows,
  ConfirmBid,
  LimitNotice,
  SpokenClosing,
  UnderSlip,
  addMarks,
  boardEntry,
  limitProblem,
};
