import type { ReactNode } from 'react';
import css from './notice.module.css';

type NoticeProps = {
  tone: 'warn' | 'info' | 'bad' | 'good';
  children: ReactNode;
  role?: 'status' | 'alert' | 'note' | undefined;
};

/** A sentence that must not be overlooked. Give `role` when it appears later than the screen. */
export function Notice({ tone, children, role }: NoticeProps) {
  return (
    <div role={role} className={css.notice} data-tone={tone}>
      {children}
    </div>
  );
}
