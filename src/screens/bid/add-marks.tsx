import { numberText } from '../../domain/game/panna.ts';
import { formatPoints } from '../../domain/points.ts';
import { balanceToSpend } from '../../domain/slip/balance-left.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import { bidsOfMarks } from '../../domain/slip/marked-bids.ts';
import { markedPoints, type Marks } from '../../domain/slip/marks.ts';
import type { Points } from '../../domain/points.ts';
import type { Translate } from '../../text/translate.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { closedWords, showBidError, takeBackBidError } from './refusals.ts';
import type { BidFormModel } from './use-bid-form.ts';

/** Returns null if one mark is refused. The player reads why. */
export function bidsMarked(
  form: BidFormModel,
  wallet: Points | null,
  t: Translate,
): readonly BidRow[] | null {
  const { game, market, minute, slip, marks: entry, grid, debits } = form;
  const { marks, session } = entry.board.peek();
  if (session === null) return [];
  const closed = closedWords(game, session, { market, minute, t });
  if (closed !== null) {
    showBidError(t(closed));
    return null;
  }
  const balance = balanceToSpend(wallet, slip.rows.peek(), debits);
  const rows = bidsOfMarks(game, marks, { session, balance });
  if (rows.ok) return rows.value;
  entry.refuse(rows.error);
  grid.current?.focus(rows.error.number);
  showBidError(t(rows.error.words), true);
  return null;
}

/** When one is refused, nothing is added, and it returns false. */
export function addMarks(form: BidFormModel, wallet: Points | null, t: Translate): boolean {
  const rows = bidsMarked(form, wallet, t);
  if (rows === null) return false;
  takeBackBidError();
  // The button disappears, and the browser would drop its focus.
  form.grid.current?.focus();
  form.marks.add(() => form.enter(rows));
  // A pad has the slip below it, and the list itself announces added rows.
  if (!form.onPad) showAdded(form, t, rows);
  return true;
}

function showAdded({ list }: BidFormModel, t: Translate, rows: readonly BidRow[]): void {
  const [row, second] = rows;
  if (row === undefined) return;
  const onAct = (): void => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'center' });
  };
  const action = { label: t('board.showSlip'), onAct };
  if (second !== undefined) {
    const text = t({ key: 'bid.added', params: { count: rows.length } });
    return showToast({ tone: 'info', text, at: 'top-center', action });
  }
  const params = { digits: numberText(row), points: formatPoints(row.points) };
  // The form has already spoken the words.
  const text = t({ key: 'bid.spokenRow', params });
  showToast({ tone: 'info', text, spoken: '', at: 'top-center', action });
}

export const markedWords = (t: Translate, marks: Marks) => ({
  numbers: t({ key: 'board.numbers', params: { count: marks.size } }),
  points: formatPoints(markedPoints(marks)),
});
