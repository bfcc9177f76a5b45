import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { withBase } from '../../lib/base-path.ts';
import css from './button.module.css';

type Tone = 'primary' | 'quiet' | 'danger';

type ButtonProps = ComponentProps<'button'> & {
  children: ReactNode;
  tone?: Tone;
  busy?: boolean | undefined;
  busyText?: string | undefined;
  wide?: boolean;
};

/** While busy it ignores presses. `disabled` would drop the focus. */
export function Button({ children, tone = 'primary', busy, busyText, wide, onClick, ...rest }: ButtonProps) {
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
      {busy && busyText ? busyText : children}
    </button>
  );
}

type LinkProps = ComponentProps<'a'> & {
  href: string;
  children: ReactNode;
  tone?: Tone;
  wide?: boolean;
  external?: boolean;
};

/** `external` opens a new tab without access to ours. */
export function LinkButton({ children, href, tone = 'primary', wide, external, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={withBase(href)}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={css.button}
      data-tone={tone}
      data-wide={wide || undefined}
    >
      {children}
    </a>
  );
}
