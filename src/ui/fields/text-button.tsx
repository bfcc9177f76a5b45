import type { ComponentProps, MouseEvent } from 'react';
import type { Words } from '../../text/message.ts';
import { useWords } from '../layout/words.tsx';
import css from './text-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  readonly words: Words;
  /** A busy button keeps the focus and ignores taps. */
  readonly busy?: boolean;
  readonly line?: boolean;
};

export function TextButton({ words, busy = false, line = false, onClick, ...rest }: Props) {
  const t = useWords();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={css.button}
      data-line={line || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {t(words)}
    </button>
  );
}
