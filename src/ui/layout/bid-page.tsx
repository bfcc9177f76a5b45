import type { ReactNode } from 'react';
import css from './bid-page.module.css';
import hint from './keyboard-hint.module.css';

type LineProps = {
  readonly total: ReactNode;
  readonly words: ReactNode;
  readonly children: ReactNode;
};

export function FooterLine({ total, words, children }: LineProps) {
  return (
    <div className={css.line}>
      {total ?? <p />}
      <p>{words}</p>
      {children}
    </div>
  );
}

/** Shown only to a device with a mouse: it has a keyboard too. */
export function KeyboardHint({ text }: { readonly text: string }) {
  return <p className={hint.hint}>{text}</p>;
}
