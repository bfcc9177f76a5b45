import { useSignals } from '@preact/signals-react/runtime';
import { bidsOfMarks } from '../../domain/marked-bids.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import { Button } from '../../ui/fields/button.tsx';
import { FooterTotal } from '../../ui/layout/footer-total.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { showBidError, takeBackBidError } from './bid-error.ts';
import type { BidFormProps } from './bid-form.tsx';
import { closedWords } from './closed-words.ts';
import { focusBoard } from './focus-board.ts';
import { markedWords } from './marked-words.ts';

type Props = Omit<BidFormProps, 'session' | 'next'> & { readonly entry: BoardEntry };

/** How much is marked, and the button that makes rows of it: all of it, or nothing when one of the marks is wrong. */
export function BoardFooter({ game, market, minute, balance, onAdd, entry }: Props) {
  useSignals();
  const t = useWords();
  const { marks, session } = entry.board.value;
  if (session === null) return null;

  const add = (): void => {
    const closed = closedWords(game, session, { market, minute, t });
    if (closed !== null) return showBidError(t(closed));
    const rows = bidsOfMarks(game, marks, { session, balance });
    if (!rows.ok) {
      entry.refuse(rows.error);
      focusBoard(rows.error.number);
      return showBidError(t(rows.error.words), true);
    }
    takeBackBidError();
    // The button goes, and the browser would drop its focus.
    focusBoard();
    entry.add(() => onAdd(rows.value));
  };

  const { numbers, points } = markedWords(t, marks);
  return (
    <>
      <FooterTotal count={numbers} points={points} unit={t('points.unit')} />
      <Button wide onClick={add}>
        {t('board.add')}
      </Button>
    </>
  );
}
