import { useSignals } from '@preact/signals-react/runtime';
import { noMarks } from '../../../domain/marks.ts';
import type { BoardEntry } from '../../../live/board-entry.ts';
import { ToolButtons } from '../../../ui/fields/tool-buttons.tsx';
import { useWords } from '../../../ui/layout/words.tsx';
import type { Marking } from './use-marking.ts';

/** Take back, and undo and redo over the marks and the slip; Clear takes all marks away. */
export function BoardTools({ entry, marking }: { readonly entry: BoardEntry; readonly marking: Marking }) {
  useSignals();
  const t = useWords();
  const clear = (): void => entry.mark({ marks: noMarks, session: null });
  return (
    <ToolButtons
      toggle={{ label: t('board.takeBack'), on: marking.back, onChange: marking.setBack }}
      buttons={[
        { label: t('action.undo'), onAct: entry.undo, idle: !entry.canUndo.value },
        { label: t('board.redo'), onAct: entry.redo, idle: !entry.canRedo.value },
        { label: t('board.clear'), onAct: clear, idle: !entry.marked.value },
      ]}
    />
  );
}
