import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import type { AddNumberDialog } from './add-number-dialog.tsx';

const loadDialog = async () => (await import('./add-number-dialog.tsx')).AddNumberDialog;

/** The dialog that adds a number. It is loaded after the first drawing; where that fails, a tap is answered by a toast. */
export function AddNumber(props: ComponentProps<typeof AddNumberDialog>) {
  const t = useWords();
  const Dialog = useLoaded(loadDialog);
  const missing = props.method !== null && Dialog === 'failed';
  const tell = useEffectEvent(() => {
    showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
    props.onClose();
  });
  useEffect(() => {
    if (missing) tell();
  }, [missing]);
  return Dialog !== null && Dialog !== 'failed' && <Dialog {...props} />;
}
