import type { Translate } from '../../text/translate.ts';
import { showToast } from './toast.ts';

/** Takes a change back, and returns what makes it again; that returns what takes it back once more. */
type Undoable = () => Undoable;

/** Tells of a change with Undo; once that is pressed, a toast in its place has Redo. */
export function showUndo(t: Translate, text: string, undo: Undoable): void {
  const label = t('action.undo');
  showToast({
    tone: 'info',
    text,
    at: 'top-center',
    action: { label, onAct: () => showRedo(t, text, undo()) },
  });
}

function showRedo(t: Translate, what: string, redo: Undoable): void {
  const action = { label: t('action.redo'), onAct: () => showUndo(t, what, redo()) };
  showToast({ tone: 'info', text: t({ key: 'action.undone', params: { what } }), at: 'top-center', action });
}
