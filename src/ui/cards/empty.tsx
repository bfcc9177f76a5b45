import type { ReactNode } from 'react';
import css from './empty.module.css';

/** The text of an empty list. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={css.empty}>{children}</p>;
}
