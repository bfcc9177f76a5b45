import { useSignals } from '@preact/signals-react/runtime';
import { noMarks } from '../../../domain/marks.ts';
import type { BoardEntry } from '../../../live/board-entry.ts';
import { TextButtons } from '../../../ui/fields/text-buttons.tsx';
import { useWords } from '../../../ui/layout/words.tsx';

/** Undo and redo over the marks and the slip; Clear takes all marks away. */
export function StepButtons({ entry }: { readonly entry: BoardEntry }) {
  useSignals();
  const t = useWords();
  const clear = (): void => entry.mark({ marks: noMarks, session: null });
  return (
    <TextButtons
      buttons={[
        { label: t('action.undo'), onAct: entry.undo, idle: !entry.canUndo.value },
        { label: t('board.redo'), onAct: entry.redo, idle: !entry.canRedo.value },
        { label: t('board.clear'), onAct: clear, idle: !entry.marked.value },
      ]}
    />
  );
}
