import type { ReactNode } from 'react';
import css from './prose.module.css';

/** Running text with headings, lists and tables. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={css.prose}>{children}</div>;
}
