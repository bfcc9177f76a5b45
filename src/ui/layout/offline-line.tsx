import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import css from './offline-line.module.css';

/** `note` says of when the old data is. */
export function OfflineLine({ children, note }: { children: ReactNode; note?: string | undefined }) {
  return (
    <output className={css.line}>
      <Icon name="info" size={16} />
      {children}
      {note ? <span>{note}</span> : null}
    </output>
  );
}
