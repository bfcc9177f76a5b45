import { numberText } from '../../domain/game/panna.ts';
import { formatPoints } from '../../domain/points.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import { bidsOfMarks, markedPoints, type Marks } from '../../domain/slip/marks.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import type { Translate } from '../../text/translate.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import type { BidFormProps } from './bid-form.tsx';
import { closedWords, showBidError, takeBackBidError } from './refusals.ts';

export type MarkedForm = Omit<BidFormProps, 'session'>;

/** False when one is refused; then nothing is added. */
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
  showAdded(t, rows.value);
  return true;
}

function showAdded(t: Translate, rows: readonly BidRow[]): void {
  const [row, second] = rows;
  if (row === undefined) return;
  const action = { label: t('board.showSlip'), onAct: () => showSlip(t) };
  if (second !== undefined) {
    const text = t({ key: 'bid.added', params: { count: rows.length } });
    return showToast({ tone: 'info', text, at: 'top-center', action });
  }
  const params = { digits: numberText(row), points: formatPoints(row.points) };
  // The form has spoken it.
  const text = t({ key: 'bid.spokenRow', params });
  showToast({ tone: 'info', text, spoken: '', at: 'top-center', action });
}

function showSlip(t: Translate): void {
  const lists = document.querySelectorAll<HTMLElement>('main ul[aria-label]');
  const slip = [...lists].find(list => list.getAttribute('aria-label') === t('bid.addedRows'));
  if (slip === undefined) return;
  slip.tabIndex = -1;
  slip.focus({ preventScroll: true });
  slip.scrollIntoView({ block: 'center' });
}

export const markedWords = (t: Translate, marks: Marks) => ({
  numbers: t({ key: 'board.numbers', params: { count: marks.size } }),
  points: formatPoints(markedPoints(marks)),
});

/** Without a number it focuses the board's tab stop. */
export function focusBoard(number?: string): void {
  const button = number === undefined ? 'button[tabindex="0"]' : `button[data-number="${number}"]`;
  document
    .querySelector<HTMLElement>(`[role=grid] ${button}`)
    ?.focus({ preventScroll: number === undefined });
}
