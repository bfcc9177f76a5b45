import type { Translate } from '../../text/translate.ts';
import { showToast } from './toast.ts';

/** Takes a change back, and returns what makes it again; that returns what takes it back once more. */
type Undoable = () => Undoable;

/** Tells of a change with Undo. Once that is pressed (`undone`), a toast in its place has Redo. */
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
