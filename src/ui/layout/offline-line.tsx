import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import css from './offline-line.module.css';

/** A line above old data that names it as old. */
export function OfflineLine({ children }: { children: ReactNode }) {
  return (
    <output className={css.line}>
      <Icon name="info" size={16} />
      {children}
    </output>
  );
}
