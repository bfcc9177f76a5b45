import type { ReactNode } from 'react';
import type { Words } from '../../text/message.ts';
import { useWords } from './words.tsx';
import css from './notice.module.css';

type NoticeProps = {
  id?: string | undefined;
  tone: 'warn' | 'info' | 'bad' | 'good';
  children: ReactNode;
  role?: 'status' | 'alert' | 'note' | undefined;
};

/** Set `role` if the notice appears after the screen, so that screen readers read it. */
export function Notice({ id, tone, children, role }: NoticeProps) {
  return (
    <div id={id} role={role} className={css.notice} data-tone={tone}>
      {children}
    </div>
  );
}

export function Alert({ tone, words }: Pick<NoticeProps, 'tone'> & { words: Words }) {
  return (
    <Notice tone={tone} role="alert">
      {useWords()(words)}
    </Notice>
  );
}
