import type { ComponentType } from 'react';
import type { Translate } from '../../text/translate.ts';
import { lazyPart } from '../layout/lazy-part.tsx';
import { showToast } from './toast.ts';

type Closable = { readonly onClose: () => void };

/** For `onFail` of a part that a tap has asked for: a toast says that it is missing, and it is closed. */
export function sayMissing({ onClose }: Closable, t: Translate): void {
  showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
  onClose();
}

/** A dialog, a sheet or a board whose file is loaded when it is first opened. When that fails, a toast says so. */
export const lazyOnOpen = <Props extends Closable & { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
) => lazyPart<Props>(load, { onFail: sayMissing });
