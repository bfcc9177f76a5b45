import type { ComponentProps, MouseEvent } from 'react';
import css from './text-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  /** What it asked for is on its way: it keeps the focus and ignores taps. */
  readonly busy?: boolean;
};

/** A button of a few words inside a card, without a face of its own; as high as a finger. */
export function TextButton({ busy = false, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={css.button}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    />
  );
}
