import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { BidRow } from '../../domain/slip/bid.ts';
import { sharedTextAtom } from '../../state/core/shared-text.ts';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import type { BidFormProps } from './bid-form.tsx';
import { OtherSlips, type OtherSlipsProps } from './unsent-slips.tsx';

const SlipsSheet = lazyOnOpen(async () => (await import('./slips-sheet.tsx')).SlipsSheet);
const PasteDialog = lazyOnOpen(async () => (await import('./paste-dialog.tsx')).PasteDialog);
const SaveSlip = lazyOnOpen(async () => (await import('./save-slip.tsx')).SaveSlip);

export type SlipsProps = OtherSlipsProps & {
  readonly rows: readonly BidRow[];
  readonly marketName: string;
  /** Adds what can be placed of a saved slip. */
  readonly onAgain: (rows: readonly BidRow[]) => void;
};

export function Slips({ unsent, here, rows, marketName, onAgain, ...form }: SlipsProps & BidFormProps) {
  const shared = useAtomValue(sharedTextAtom) !== null;
  const [open, setOpen] = useState<'sheet' | 'paste' | 'save' | null>(shared ? 'paste' : null);
  const { game } = form;
  const onClose = (): void => setOpen(null);
  return (
    <>
      <TextButton line aria-haspopup="dialog" onClick={() => setOpen('sheet')} words="saved.slips" />
      <SlipsSheet
        {...{ game, onClose }}
        market={{ name: marketName }}
        open={open === 'sheet'}
        onPaste={() => setOpen('paste')}
        onSave={rows.length > 0 ? () => setOpen('save') : null}
        onAdd={onAgain}
      >
        <OtherSlips {...{ unsent, here }} minute={form.minute} heading="h3" />
      </SlipsSheet>
      <PasteDialog {...form} open={open === 'paste'} onClose={onClose} />
      <SaveSlip {...{ game, rows, onClose }} market={{ name: marketName }} open={open === 'save'} />
    </>
  );
}
