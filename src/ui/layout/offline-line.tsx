import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import css from './offline-line.module.css';

/** Says over old data that it is old. */
export function OfflineLine({ children }: { children: ReactNode }) {
  return (
    <output className={css.line}>
      <Icon name="info" size={16} />
      {children}
    </output>
  );
}
