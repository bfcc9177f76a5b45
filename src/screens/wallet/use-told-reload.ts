import { useEffect, useRef } from 'react';
import type { Remote } from '../../lib/remote.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** Tells, also to screen readers, that a list which could not be read has been read. */
export function useToldReload({ kind }: Remote<unknown, unknown>): void {
  const t = useWords();
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === 'failed' && kind === 'loaded')
      showToast({ tone: 'info', text: t('list.reloaded'), at: 'top-center' });
    before.current = kind;
  }, [kind, t]);
}
