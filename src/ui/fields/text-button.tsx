import type { ComponentProps } from 'react';
import css from './text-button.module.css';

/** A button that is only a word, at the end of its line: for what few players do each time. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={css.text} />;
}
