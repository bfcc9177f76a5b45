import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useStore } from 'jotai';
import { cappedSum, formatPoints, type Points } from '../../domain/points.ts';
import { type BidRow, checkSlip, shownBalance } from '../../domain/slip/bid.ts';
import { markedPoints, noMarks } from '../../domain/slip/marks.ts';
import type { SlipRow } from '../../domain/slip/slip.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import type { Slip } from '../../live/slips.ts';
import { pauseAtom } from '../../state/core/between-screens.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import css from '../../ui/layout/page.module.css';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { clearToasts } from '../../ui/overlays/toast.ts';
import type { LeftOut } from './bid-form.tsx';
import { addMarks, markedWords, type MarkedForm } from './add-marks.tsx';
import { limitProblem, showBidError } from './refusals.ts';

type Props = {
  /** The slip's rows and a typed bid. */
  readonly bids: readonly BidRow[];
  readonly entry: BoardEntry | null;
};

export function SlipTotal({ bids, entry }: Props) {
  useSignals();
  const t = useWords();
  const marks = entry?.board.value.marks ?? noMarks;
  const count = bids.length + marks.size;
  const words = t({ key: 'bid.rows', params: { count } });
  return (
    <p className={css.total}>
      <span>{bids.length === 0 ? markedWords(t, marks).numbers : words}</span>{' '}
      <b>{formatPoints(cappedSum(bids.map(({ points }) => points)) + markedPoints(marks))}</b>{' '}
      {t('points.unit')}
    </p>
  );
}

export function LimitNotice({ rows }: { readonly rows: readonly SlipRow[] }) {
  const t = useWords();
  const over = useAtomValue(standingAtom).over(rows);
  if (over === 0) return null;
  return (
    <Notice tone="warn">
      <output>{t({ key: 'play.over', params: { points: formatPoints(over) } })}</output>
    </Notice>
  );
}

type Options = {
  readonly slip: Slip;
  readonly fields: MarkedForm;
  readonly marks: BoardEntry | null;
  readonly wallet: Points | null;
  /** Null when it cannot be read. */
  readonly refreshWallet: () => Promise<Points | null>;
  /** With what is typed and does not go along. */
  readonly onAsk: (left: LeftOut | null) => void;
};

export function useSubmit(options: Options): () => Promise<void> {
  const { slip, fields, marks, wallet, refreshWallet, onAsk } = options;
  const { game, market, minute, typed } = fields;
  const t = useWords();
  const store = useStore();
  const paused = useAtomValue(pauseAtom);

  return async () => {
    if (paused !== null) return;
    // Right after a reload the wallet may not have been read yet.
    const known = wallet ?? (await refreshWallet());
    const balance = () => shownBalance(known, slip.rows.value);
    if (marks && !addMarks({ ...fields, balance: balance() }, marks, t)) return;
    const left = typed.current?.take(balance()) ?? null;
    const rows = slip.rows.value;
    // Only keys ask without a row.
    if (rows.length === 0 && left !== null && typed.current?.proceed()) return;
    const checked = checkSlip({ game, rows, balance: balance(), market, now: minute });
    if (!checked.ok) return showBidError(t(checked.error));
    const limit = limitProblem(store, t, rows);
    if (limit) return showBidError(limit);
    // An Undo behind the question must not change what is asked about.
    clearToasts();
    onAsk(left);
  };
}
