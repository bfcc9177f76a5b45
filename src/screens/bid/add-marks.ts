import { bidsOfMarks } from '../../domain/marked-bids.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import type { Translate } from '../../text/translate.ts';
import { showBidError, takeBackBidError } from './bid-error.ts';
import type { BidFormProps } from './bid-form.tsx';
import { closedWords } from './closed-words.ts';
import { focusBoard } from './focus-board.ts';

/** What a form knows of the bid that its board makes; the session is that of the marks. */
export type MarkedForm = Omit<BidFormProps, 'session' | 'next'>;

/** Makes rows of all that is marked on a board. False, and nothing is added, when one of the marks is refused. */
export function addMarks(
  { game, market, minute, balance, onAdd }: MarkedForm,
  entry: BoardEntry,
  t: Translate,
): boolean {
  const { marks, session } = entry.board.value;
  if (session === null) return true;
  const closed = closedWords(game, session, { market, minute, t });
  if (closed !== null) {
    showBidError(t(closed));
    return false;
  }
  const rows = bidsOfMarks(game, marks, { session, balance });
  if (!rows.ok) {
    entry.refuse(rows.error);
    focusBoard(rows.error.number);
    showBidError(t(rows.error.words), true);
    return false;
  }
  takeBackBidError();
  // The button goes, and the browser would drop its focus.
  focusBoard();
  entry.add(() => onAdd(rows.value));
  return true;
}
