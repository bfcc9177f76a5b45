import type { Sharing } from '../hooks/share-text.ts';
import type { RefusedNumbers } from '../../domain/slip/slips-again.ts';
import type { Words } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';
import { showMoneyToast, showToast, takeBackToast } from './toast.ts';

/** '7 not added: Session closed', or the number of rows with the same reason. */
function notAddedText(t: Translate, { words, numbers }: RefusedNumbers): string {
  const reason = t(words);
  const [digits, second] = numbers;
  return digits !== undefined && second === undefined
    ? t({ key: 'receipt.notAddedOne', params: { digits, reason } })
    : t({ key: 'receipt.notAdded', params: { count: numbers.length, reason } });
}

export function showNotAdded(t: Translate, refused: readonly RefusedNumbers[]): void {
  for (const refusal of refused)
    showToast({ tone: 'error', text: notAddedText(t, refusal), at: 'top-right' });
}

/** `words` is null if the form itself says enough. */
export function showAdded(t: Translate, words: Words | null, takeBack: () => void): void {
  if (words === null) return;
  const action = { label: t('action.undo'), onAct: takeBack };
  showToast({ tone: 'info', text: t(words), at: 'top-center', action });
}

export function tellPlaced(t: Translate, count: number, all: boolean): void {
  if (count === 0) return;
  if (!all) {
    const text = t({ key: 'bid.partPlaced', params: { count } });
    return showMoneyToast('info', text);
  }
  takeBackToast({ tone: 'error', text: t('bid.failed') });
  showMoneyToast('success', t('bid.placed'));
}

export function tellShared(t: Translate, sharing: Sharing | void): void {
  if (sharing === 'copied') showToast({ tone: 'success', text: t('action.copied'), at: 'top-center' });
  if (sharing === 'failed') showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
}

type Undoable = () => Undoable;

/** After Undo is pressed (`undone`), a toast with Redo takes its place. */
export function showUndo(t: Translate, what: string, turn: Undoable, undone = false): void {
  showToast({
    tone: 'info',
    text: undone ? t({ key: 'action.undone', params: { what } }) : what,
    at: 'top-center',
    action: {
      label: t(undone ? 'action.redo' : 'action.undo'),
      onAct: () => showUndo(t, what, turn(), !undone),
    },
  });
}
