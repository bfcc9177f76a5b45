import type { ReactNode } from 'react';
import css from './pill.module.css';

/** A state in one or two words; the colour only repeats them. */
export function Pill({ tone, children }: { tone: 'good' | 'warn' | 'bad' | 'plain'; children: ReactNode }) {
  return (
    <span className={css.pill} data-tone={tone}>
      {children}
    </span>
  );
}
