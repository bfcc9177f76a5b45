import type { ComponentProps } from 'react';
import css from './line-button.module.css';

/** A button of a few words at the end of a line of its own: for what few players do each time. */
export function LineButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={css.line} />;
}
