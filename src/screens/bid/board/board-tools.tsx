import { useSignals } from '@preact/signals-react/runtime';
import { noMarks } from '../../../domain/slip/marks.ts';
import type { BoardEntry } from '../../../live/board-entry.ts';
import { ToolButtons } from '../../../ui/fields/tool-buttons.tsx';
import { useWords } from '../../../ui/layout/words.tsx';
import { speak } from '../../../ui/overlays/spoken.tsx';
import { markedWords } from '../marked-words.ts';
import type { Marking } from './use-marking.ts';

/** Take back, and undo and redo over the marks and the slip; Clear takes all marks away. */
export function BoardTools({ entry, marking }: { readonly entry: BoardEntry; readonly marking: Marking }) {
  useSignals();
  const t = useWords();
  const act = (change: () => void) => (): void => {
    change();
    const { numbers: number, points } = markedWords(t, entry.board.value.marks);
    speak(t({ key: 'board.cell', params: { number, points } }));
  };
  return (
    <ToolButtons
      toggle={{ label: t('board.takeBack'), on: marking.back, onChange: marking.setBack }}
      buttons={[
        { label: t('action.undo'), onAct: act(entry.undo), idle: !entry.canUndo.value },
        { label: t('action.redo'), onAct: act(entry.redo), idle: !entry.canRedo.value },
        {
          label: t('board.clear'),
          onAct: act(() => entry.mark({ marks: noMarks, session: null })),
          idle: !entry.marked.value,
        },
      ]}
    />
  );
}
