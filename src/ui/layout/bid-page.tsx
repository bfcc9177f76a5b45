import type { ReactNode } from 'react';
import css from './bid-page.module.css';
import hint from './keyboard-hint.module.css';
import page from './page.module.css';
import top from './top-bar.module.css';

type PageProps = {
  readonly bar: ReactNode;
  readonly children: ReactNode;
  /** At the right of a wide screen, above the footer. */
  readonly beside: ReactNode;
  readonly footer: ReactNode;
};

export function BidPage({ bar, children, beside, footer }: PageProps) {
  return (
    <main className={css.page}>
      {bar}
      <div className={css.entry}>{children}</div>
      <div className={css.side}>
        <div className={css.slip}>{beside}</div>
        {footer && <div className={page.footer}>{footer}</div>}
      </div>
    </main>
  );
}

type SubBarProps = {
  readonly name: ReactNode;
  readonly trailing: ReactNode;
  readonly action: ReactNode;
  readonly children: ReactNode;
};

export function SubBar({ name, trailing, action, children }: SubBarProps) {
  return (
    <div className={top.sub}>
      <b>{name}</b>
      <em>{trailing}</em>
      {children}
      <div className={top.action}>{action}</div>
    </div>
  );
}

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

export function FooterTotal({ count, points, unit }: { count: string; points: string; unit: string }) {
  return (
    <p className={page.total}>
      <span>{count}</span> <b>{points}</b> {unit}
    </p>
  );
}

/** Shown only to a device with a mouse: it has a keyboard too. */
export function KeyboardHint({ text }: { readonly text: string }) {
  return <p className={hint.hint}>{text}</p>;
}
