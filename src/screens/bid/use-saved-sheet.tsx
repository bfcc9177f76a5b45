import { type ReactNode, useState } from 'react';
import { once } from '../../lib/once.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import type { SavedSlipsProps } from './saved-slips.tsx';

const load = once(async () => (await import('./saved-slips-parts.ts')).savedSlipsParts);
type Parts = Awaited<ReturnType<typeof load>>;

/** The sheet of the saved slips, or the question for a name; loaded with the first tap. */
export function useSavedSheet(form: SavedSlipsProps): {
  readonly sheet: ReactNode;
  readonly openList: () => void;
  readonly openSave: () => void;
} {
  const t = useWords();
  const [open, setOpen] = useState<'list' | 'save' | null>(null);
  const [parts, setParts] = useState<Parts | null>(null);
  const ask = (wanted: 'list' | 'save'): void => {
    setOpen(wanted);
    load().then(
      loaded => setParts(loaded),
      () => {
        setOpen(null);
        showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
      },
    );
  };
  const close = (): void => setOpen(null);
  return {
    sheet: parts && (
      <>
        <parts.SaveSlip {...form} open={open === 'save'} onClose={close} />
        <parts.SavedSlipsSheet {...form} open={open === 'list'} onClose={close} />
      </>
    ),
    openList: () => ask('list'),
    openSave: () => ask('save'),
  };
}
