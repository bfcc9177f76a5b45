import { useState } from 'react';
import { showToast } from './toast.ts';
import { useWords } from '../layout/words.tsx';

/** A dialog whose file is loaded with the first `ask`; `load` makes it. One that cannot be loaded is told in a toast. */
export function useSheet<T>(load: () => Promise<T>) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<{ readonly Sheet: T } | null>(null);
  const close = (): void => setOpen(false);
  const ask = (): void => {
    setOpen(true);
    if (made !== null) return;
    load().then(
      Sheet => setMade({ Sheet }),
      () => {
        close();
        showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
      },
    );
  };
  return { open, made, ask, close };
}
