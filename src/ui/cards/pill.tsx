import type { ReactNode } from 'react';
import css from './pill.module.css';

/** The colour only repeats the words. */
export function Pill({ tone, children }: { tone: 'good' | 'warn' | 'bad' | 'plain'; children: ReactNode }) {
  return (
    <span className={css.pill} data-tone={tone}>
      {children}
    </span>
  );
}
