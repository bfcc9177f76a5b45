import type { BidRow } from '../../domain/bid.ts';
import { numberText } from '../../domain/number-text.ts';
import { repeats } from '../../domain/slip.ts';
import type { Slip } from '../../live/slips.ts';
import type { Words } from '../../text/message.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** Adds rows to a slip. Where that may surprise, a toast says so and takes them back. */
export function useAddedRows(slip: Slip): (added: readonly BidRow[]) => void {
  const t = useWords();
  return added => {
    const words = surprise(added, repeats(slip.rows.value, added));
    const takeBack = slip.add(added);
    if (words === null) return;
    const action = { label: t('action.undo'), onAct: takeBack };
    showToast({ tone: 'info', text: t(words), at: 'top-center', action });
  };
}

/** What there is to say: that numbers stand on the slip already, or that there are many. */
function surprise(added: readonly BidRow[], repeated: readonly BidRow[]): Words | null {
  const [first] = repeated;
  if (first !== undefined && repeated.length === 1)
    return { key: 'bid.repeatedOne', params: { digits: numberText(first) } };
  if (first !== undefined) return { key: 'bid.repeatedMany', params: { count: repeated.length } };
  return added.length === 1 ? null : { key: 'bid.added', params: { count: added.length } };
}
