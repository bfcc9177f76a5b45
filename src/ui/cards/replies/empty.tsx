import type { ReactNode } from 'react';
import { LinkButton } from '../../fields/button.tsx';
import type { Words } from '../../../text/message.ts';
import css from './empty.module.css';
import { useWords } from '../../layout/words.tsx';

export type NextStep = { readonly href: string; readonly words: Words };

type Props = { words: Words; hint?: Words | undefined; next?: NextStep | undefined; action?: ReactNode };

export function Empty({ words, hint, next, action }: Props) {
  const t = useWords();
  return (
    <div className={css.empty}>
      <p>{t(words)}</p>
      {hint && <p className={css.hint}>{t(hint)}</p>}
      {next && <LinkButton {...next} tone="quiet" />}
      {action}
    </div>
  );
}
