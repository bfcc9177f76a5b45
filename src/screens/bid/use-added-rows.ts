import type { BidRow } from '../../domain/bid.ts';
import { numberText } from '../../domain/number-text.ts';
import { repeats } from '../../domain/slip.ts';
import type { Slip } from '../../live/slips.ts';
import type { Words } from '../../text/message.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** Adds rows to a slip. Where numbers repeat or rows are many, a toast says so and can take them back. */
export function useAddedRows(slip: Slip): (added: readonly BidRow[]) => void {
  const t = useWords();
  return added => {
    const words = addedWords(added, repeats(slip.rows.value, added));
    const takeBack = slip.add(added);
    if (words === null) return;
    const action = { label: t('action.undo'), onAct: takeBack };
    showToast({ tone: 'info', text: t(words), at: 'top-center', action });
  };
}

/** The text of that toast: numbers are on the slip already, or there are many rows; else null. */
function addedWords(added: readonly BidRow[], repeated: readonly BidRow[]): Words | null {
  const [first] = repeated;
  if (first !== undefined && repeated.length === 1)
    return { key: 'bid.repeatedOne', params: { digits: numberText(first) } };
  if (first !== undefined) return { key: 'bid.repeatedMany', params: { count: repeated.length } };
  return added.length === 1 ? null : { key: 'bid.added', params: { count: added.length } };
}
