import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useId, useMemo } from 'react';
import { cappedSum, formatPoints } from '../../domain/points.ts';
import { balanceToSpend } from '../../domain/slip/balance-left.ts';
import { checkSlip } from '../../domain/slip/bid.ts';
import { noMarks } from '../../domain/slip/marks.ts';
import { markedPoints } from '../../domain/slip/marks.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import { Button } from '../../ui/fields/button.tsx';
import css from '../../ui/layout/bid-footer.module.css';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { clearToasts } from '../../ui/overlays/toast.ts';
import { limitProblem } from '../records/limit-text.ts';
import { usePause } from '../records/use-pause.ts';
import { addMarks, bidsMarked, markedWords } from './add-marks.tsx';
import { useBid } from './bid-context.ts';
import { showBidError } from './refusals.ts';

const FooterTools = lazyPart(async () => (await import('./board/footer-tools.tsx')).FooterTools);

export function SlipFooter({ onSubmit }: { readonly onSubmit: () => void }) {
  useSignals();
  const t = useWords();
  const form = useBid();
  const { folded, onPad, boardMarks, slip, submitButton, wallet } = form;
  const totalId = useId();
  const hasRows = slip.filled.value;
  const marked = boardMarks !== null && boardMarks.marked.value;
  const hasTools = boardMarks !== null && (onPad ? boardMarks.hasKnownMarks.value : hasSteps(boardMarks));
  const submits = hasRows || marked;
  // The button that had the focus is gone; Submit is drawn with the first row.
  useEffect(() => form.onSubmitDrawn());
  if (!folded && !submits && !hasTools) return null;
  // The button has enough room next to the total alone.
  const tellsPoints = !marked && !folded;
  return (
    <div className={css.footer}>
      {hasTools && <FooterTools />}
      {submits && <SlipTotal id={totalId} inSubmit={tellsPoints} />}
      {folded && <Button tone={hasRows ? 'quiet' : 'primary'} onClick={form.onNew} words="receipt.newBid" />}
      {marked && <Button tone="quiet" onClick={() => addMarks(form, wallet, t)} words="board.add" />}
      {submits && (
        <Button
          ref={submitButton}
          aria-describedby={totalId}
          onClick={onSubmit}
          words="action.submit"
          note={tellsPoints && <SlipPoints />}
        />
      )}
    </div>
  );
}

const hasSteps = ({ marked, canUndo, canRedo }: BoardEntry): boolean =>
  marked.value || canUndo.value || canRedo.value;

/** The total of the slip's rows, the marks and a typed bid. */
function useTotal() {
  const { slip, typed, boardMarks } = useBid();
  const marks = boardMarks?.board.value.marks ?? noMarks;
  const bids = [...slip.rows.value, ...typed.rows.value];
  const points = cappedSum(bids.map(bid => bid.points)) + markedPoints(marks);
  return { marks, bids, points: formatPoints(points) };
}

function SlipTotal({ id, inSubmit }: { readonly id: string; readonly inSubmit: boolean }) {
  useSignals();
  const t = useWords();
  const { marks, bids, points } = useTotal();
  const words = t({ key: 'bid.rows', params: { count: bids.length + marks.size } });
  return (
    <p id={id} className={css.total}>
      <span>{bids.length === 0 ? markedWords(t, marks).numbers : words}</span>{' '}
      <span className={inSubmit ? 'visually-hidden' : css.points}>
        <b>{points}</b> {t('points.unit')}
      </span>
    </p>
  );
}

function SlipPoints() {
  useSignals();
  return useWords()({ key: 'points.amount', params: { points: useTotal().points } });
}

export function LimitNotice() {
  useSignals();
  const t = useWords();
  const standing = useAtomValue(standingAtom);
  const { slip } = useBid();
  const over = useMemo(() => slip.as(standing.over), [slip, standing]).value;
  if (over === 0) return null;
  return (
    <Notice tone="warn">
      <output>{t({ key: 'play.over', params: { points: formatPoints(over) } })}</output>
    </Notice>
  );
}

export function useSubmit(): () => Promise<void> {
  const form = useBid();
  const { game, market, minute, slip, unconfirmed, boardMarks, onBoard, onPad, typed, ask, debits } = form;
  const t = useWords();
  const store = useStore();
  const paused = usePause();

  return async () => {
    if (paused !== null) return;
    // Right after a reload the wallet may not have been read yet.
    const wallet = form.wallet ?? (await form.refreshWallet());
    const onSlip = slip.rows.peek();
    const marked = boardMarks === null ? [] : bidsMarked(form, wallet, t);
    if (marked === null) return;
    const { rows: written, leftOut } = typed.read(
      balanceToSpend(wallet, [...onSlip, ...marked], debits),
      onPad && marked.length > 0,
    );
    const bids = [...onSlip, ...marked, ...written];
    // Without a row only keys can ask. They show the mistakes in the fields, as Proceed does.
    if (bids.length === 0 && leftOut !== null && !onBoard && !form.folded)
      return typed.form.current?.submit();
    const checked = checkSlip({
      game,
      rows: bids,
      balance: balanceToSpend(wallet, bids, debits),
      market,
      now: minute,
    });
    if (!checked.ok) return showBidError(t(checked.error));
    const rows = unconfirmed.ask({ marked, typed: written });
    const limit = limitProblem(store, t, rows);
    if (limit) {
      unconfirmed.drop();
      return showBidError(limit);
    }
    // An Undo behind the question must not change the rows in question.
    clearToasts();
    ask(leftOut);
  };
}
