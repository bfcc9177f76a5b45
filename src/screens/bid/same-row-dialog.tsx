import { useEffect, useRef } from 'react';
import { type BidRow, numberText } from '../../domain/bid.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Muted } from '../../ui/layout.tsx';
import { useWords } from '../../ui/words.tsx';

type Props = {
  /** The rows that stand in the slip already; none when there is nothing to ask. */
  readonly repeated: readonly BidRow[];
  readonly onAdd: () => void;
  readonly onCancel: () => void;
};

/** Asked when a number is bid on twice for one session: adding sums the points, cancelling keeps what was typed. */
export function SameRowDialog({ repeated, onAdd, onCancel }: Props) {
  const t = useWords();
  const add = useRef<HTMLButtonElement>(null);
  const first = repeated[0];
  const open = first !== undefined;

  useEffect(() => {
    if (open) add.current?.focus();
  }, [open]);

  return (
    <Dialog
      open={open}
      title={t('bid.sameRow')}
      onClose={onCancel}
      actions={
        <>
          <Button tone="quiet" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button ref={add} onClick={onAdd}>
            {t('bid.add')}
          </Button>
        </>
      }
    >
      <Muted>
        {first !== undefined && repeated.length === 1
          ? t({ key: 'bid.sameRowOne', params: { digits: numberText(first) } })
          : t({ key: 'bid.sameRowMany', params: { count: repeated.length } })}
      </Muted>
    </Dialog>
  );
}
