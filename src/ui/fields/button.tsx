import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { withBase } from '../../lib/base-path.ts';
import type { Words } from '../../text/message.ts';
import { useWords } from '../layout/words.tsx';
import css from './button.module.css';

type Tone = 'primary' | 'quiet' | 'danger';

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  words: Words;
  tone?: Tone;
  busy?: boolean | undefined;
  busyText?: Words;
  wide?: boolean;
  /** Visible next to the words, but not part of the name. */
  note?: ReactNode;
};

/** A busy button ignores presses. `disabled` would drop the focus. */
export function Button({
  words,
  tone = 'primary',
  busy,
  busyText,
  wide,
  note,
  onClick,
  ...rest
}: ButtonProps) {
  const t = useWords();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
    } else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={css.button}
      data-tone={tone}
      data-wide={wide || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {t(busy && busyText ? busyText : words)}
      {note && <small aria-hidden="true">{note}</small>}
    </button>
  );
}

type LinkProps = Omit<ComponentProps<'a'>, 'children'> & {
  href: string;
  words: Words;
  tone?: Tone;
  wide?: boolean;
  external?: boolean;
};

/** `external` opens a new tab, which gets no access to the app. */
export function LinkButton({ words, href, tone = 'primary', wide, external, ...rest }: LinkProps) {
  const t = useWords();
  return (
    <a
      {...rest}
      href={withBase(href)}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={css.button}
      data-tone={tone}
      data-wide={wide || undefined}
    >
      {t(words)}
    </a>
  );
}
