import { useSignals } from '@preact/signals-react/runtime';
import type { BoardEntry } from '../../live/board-entry.ts';
import { Button } from '../../ui/fields/button.tsx';
import { FooterTotal } from '../../ui/layout/footer-total.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { addMarks, type MarkedForm } from './add-marks.ts';
import { markedWords } from './marked-words.ts';

type Props = MarkedForm & { readonly entry: BoardEntry };

/** How much is marked, and the button that makes rows of it. */
export function BoardFooter({ entry, ...form }: Props) {
  useSignals();
  const t = useWords();
  const { marks } = entry.board.value;
  const { numbers, points } = markedWords(t, marks);
  return (
    <>
      <FooterTotal count={numbers} points={points} unit={t('points.unit')} />
      <Button wide onClick={() => addMarks(form, entry, t)}>
        {t('board.add')}
      </Button>
    </>
  );
}
