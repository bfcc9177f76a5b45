import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { cappedSum, formatPoints } from '../../domain/points.ts';
import { checkSlip, shownBalance } from '../../domain/slip/bid.ts';
import { noMarks } from '../../domain/slip/marks.ts';
import { markedPoints } from '../../domain/slip/marks.ts';
import { pauseAtom } from '../../state/core/between-screens.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import { Button } from '../../ui/fields/button.tsx';
import css from '../../ui/layout/page.module.css';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { clearToasts } from '../../ui/overlays/toast.ts';
import { addMarks, markedWords } from './add-marks.tsx';
import { useBid } from './bid-context.ts';
import { limitProblem, showBidError } from './refusals.ts';

const FooterTools = lazyPart(async () => (await import('./board/board.tsx')).FooterTools);

export function SlipFooter({ onSubmit }: { readonly onSubmit: () => void }) {
  useSignals();
  const t = useWords();
  const form = useBid();
  const { folded, boardMarks, slip, submitButton, wallet } = form;
  const hasRows = slip.filled.value;
  const marked = boardMarks !== null && boardMarks.marked.value;
  const canStep = boardMarks !== null && (boardMarks.canUndo.value || boardMarks.canRedo.value);
  const submits = hasRows || marked;
  // The button that had the focus is gone; Submit is drawn with the first row.
  useEffect(() => form.onSubmitDrawn());
  if (!folded && !submits && !canStep) return null;
  const total = submits ? <SlipTotal /> : null;
  return (
    <div className={css.footer}>
      {folded && (
        <Button wide tone={hasRows ? 'quiet' : 'primary'} onClick={form.onNew} words="receipt.newBid" />
      )}
      {canStep ? <FooterTools total={total} /> : total}
      {marked && <Button tone="quiet" onClick={() => addMarks(form, wallet, t)} words="board.add" />}
      {submits && <Button wide ref={submitButton} onClick={onSubmit} words="action.submit" />}
    </div>
  );
}

/** Of the slip's rows, the marks and a typed bid. */
function SlipTotal() {
  useSignals();
  const t = useWords();
  const { slip, typed, boardMarks } = useBid();
  const marks = boardMarks?.board.value.marks ?? noMarks;
  const bids = [...slip.rows.value, ...typed.rows.value];
  const words = t({ key: 'bid.rows', params: { count: bids.length + marks.size } });
  return (
    <p className={css.total}>
      <span>{bids.length === 0 ? markedWords(t, marks).numbers : words}</span>{' '}
      <b>{formatPoints(cappedSum(bids.map(({ points }) => points)) + markedPoints(marks))}</b>{' '}
      {t('points.unit')}
    </p>
  );
}

export function LimitNotice() {
  useSignals();
  const t = useWords();
  const { slip } = useBid();
  const { over: pointsOver } = useAtomValue(standingAtom);
  // Most rows change nothing here.
  const over = useMemo(() => slip.as(pointsOver), [slip, pointsOver]).value;
  if (over === 0) return null;
  return (
    <Notice tone="warn">
      <output>{t({ key: 'play.over', params: { points: formatPoints(over) } })}</output>
    </Notice>
  );
}

export function useSubmit(): () => Promise<void> {
  const form = useBid();
  const { game, market, minute, slip, boardMarks, onBoard, typed, ask } = form;
  const t = useWords();
  const store = useStore();
  const paused = useAtomValue(pauseAtom);

  return async () => {
    if (paused !== null) return;
    // Right after a reload the wallet may not have been read yet.
    const wallet = form.wallet ?? (await form.refreshWallet());
    const balance = () => shownBalance(wallet, slip.rows.peek());
    if (boardMarks?.marked.peek() && !addMarks(form, wallet, t)) return;
    const left = typed.take(balance());
    const rows = slip.rows.peek();
    // Only keys ask without a row: they show what is wrong in the fields, as Proceed does.
    if (rows.length === 0 && left !== null && !onBoard && !form.folded) return typed.form.current?.submit();
    const checked = checkSlip({ game, rows, balance: balance(), market, now: minute });
    if (!checked.ok) return showBidError(t(checked.error));
    const limit = limitProblem(store, t, rows);
    if (limit) return showBidError(limit);
    // An Undo behind the question must not change what is asked about.
    clearToasts();
    ask(left);
  };
}
