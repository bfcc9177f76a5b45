import { useEffect, useEffectEvent } from 'react';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';

/**
 * A dialog that `load` resolves to, which stays the same function; null until it is loaded, after the first drawing.
 * Where it cannot be loaded, a toast says so when it is `asked` for, and `onClose` takes the question back.
 */
export function useDialog<T>(load: () => Promise<T>, asked: boolean, onClose: () => void): T | null {
  const t = useWords();
  const dialog = useLoaded(load);
  const missing = asked && dialog === 'failed';
  const tell = useEffectEvent(() => {
    showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
    onClose();
  });
  useEffect(() => {
    if (missing) tell();
  }, [missing]);
  return dialog === 'failed' ? null : dialog;
}
