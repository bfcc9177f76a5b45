import { addedWords, repeats } from '../../domain/slip/slip.ts';
import { type BidRow, totalPoints } from '../../domain/slip/bid.ts';
import { numberText } from '../../domain/game/number-text.ts';
import { formatPoints } from '../../domain/points.ts';
import type { Slip } from '../../live/slips.ts';
import type { Translate } from '../../text/translate.ts';
import { speak } from '../../ui/overlays/spoken.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { showUndo } from '../../ui/overlays/undo-toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

/**
 * Adds rows to a slip, and speaks what it holds now. Where numbers repeat or rows are many, a toast says so and, with
 * `undo`, can take them back.
 */
export function useAddedRows(slip: Slip, undo: boolean): (added: readonly BidRow[]) => void {
  const t = useWords();
  return added => {
    const words = addedWords(added, repeats(slip.rows.value, added));
    const takeBack = slip.add(added);
    speak(spokenWords(t, added, slip.rows.value));
    if (words === null) return;
    if (undo) showUndo(t, t(words), takeBack);
    else showToast({ tone: 'info', text: t(words), at: 'top-center' });
  };
}

/** '7 for 50 points added, 2 bids, 90 points'; of many rows only what the slip holds, because a toast says the rest. */
function spokenWords(t: Translate, added: readonly BidRow[], rows: readonly BidRow[]): string {
  const held = t({
    key: 'bid.spokenSlip',
    params: {
      bids: rows.length === 1 ? t('bid.rowsOne') : t({ key: 'bid.rows', params: { count: rows.length } }),
      points: formatPoints(totalPoints(rows)),
    },
  });
  const [row, second] = added;
  if (row === undefined || second !== undefined) return held;
  const params = { digits: numberText(row), points: formatPoints(row.points) };
  return `${t({ key: 'bid.spokenRow', params })}, ${held}`;
}
