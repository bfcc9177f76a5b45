import type { ReactNode } from 'react';
import css from './empty.module.css';

/** What a list says when it has nothing; the sentence is the specification's. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={css.empty}>{children}</p>;
}
