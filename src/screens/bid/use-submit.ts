import { useAtomValue, useStore } from 'jotai';
import { checkSlip, totalPoints } from '../../domain/slip/bid.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import type { Slip } from '../../live/slips.ts';
import { pauseAtom } from '../../state/core/pause.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { clearToasts } from '../../ui/overlays/toast.ts';
import { addMarks, type MarkedForm } from './add-marks.ts';
import { showBidError } from './bid-error.ts';
import { limitProblem } from './limit-problem.ts';

type Options = {
  readonly slip: Slip;
  /** The fields of the form: what is marked on a board goes by their rules. */
  readonly fields: MarkedForm;
  /** What is marked on the board that is shown; null while nothing is. */
  readonly marks: BoardEntry | null;
  /** Reads the wallet; null when it cannot be read. */
  readonly refreshWallet: () => Promise<number | null>;
  /** Asks about the slip, which passed all checks. */
  readonly onAsk: () => void;
};

/** Submit: checks the whole slip and asks about it, or tells why not. */
export function useSubmit(options: Options): () => Promise<void> {
  const { slip, fields, marks, refreshWallet, onAsk } = options;
  const { game, market, minute, balance } = fields;
  const t = useWords();
  const store = useStore();
  const paused = useAtomValue(pauseAtom);
  /** The rows as they are drawn: their points are not a part of the balance. */
  const drawn = slip.rows.value;

  return async () => {
    if (paused !== null) return;
    // What is marked on the board goes first; when that is refused, nothing is asked.
    if (marks && !addMarks(fields, marks, t)) return;
    const rows = slip.rows.value;
    // Right after a reload the wallet may not have been read yet.
    const known = balance ?? lessRows(await refreshWallet());
    const checked = checkSlip({ game, rows, balance: known, market, now: minute });
    if (!checked.ok) return showBidError(t(checked.error));
    const limit = limitProblem(store, t, rows);
    if (limit) return showBidError(limit);
    // An Undo behind the question must not change what is asked about.
    clearToasts();
    onAsk();
  };

  function lessRows(points: number | null): number | null {
    return points && points - totalPoints(drawn);
  }
}
