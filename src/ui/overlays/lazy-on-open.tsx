import type { ComponentType } from 'react';
import type { Translate } from '../../text/translate.ts';
import { lazyPart } from '../layout/lazy-part.tsx';
import { showToast } from './toast.ts';

type Closable = { readonly onClose: () => void };

export function sayMissing({ onClose }: Closable, t: Translate): void {
  showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
  onClose();
}

export const lazyOnOpen = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<Props>(load, { onFail: sayMissing });
