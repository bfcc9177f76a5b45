import { useState } from 'react';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { useBid } from './bid-context.ts';
import { showBidError } from './refusals.ts';

const PadFill = lazyOnOpen(async () => (await import('./board/pad-fill.tsx')).PadFill);

/** The fills of a pad. They mark with the typed points, so the player types points first. */
export function PadFillButton() {
  const { typed } = useBid();
  const t = useWords();
  const [open, setOpen] = useState(false);
  const onClick = (): void => {
    if (typed.points.peek() !== '') return setOpen(true);
    typed.inputs.current.at(-1)?.focus();
    showBidError(t('error.pointRequired'));
  };
  return (
    <>
      <TextButton line aria-haspopup="dialog" onClick={onClick} words="board.fill" />
      <PadFill open={open} onClose={() => setOpen(false)} />
    </>
  );
}
