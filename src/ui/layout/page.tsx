import type { ReactNode } from 'react';
import css from './page.module.css';

type PageProps = {
  children: ReactNode;
  /** It stays at the foot of the window while the rest scrolls. */
  footer?: ReactNode;
  /** The whole width of a wide screen is used: cards in columns, or what follows the form beside it. */
  wide?: 'columns' | 'beside';
};

/** The main part of a screen. */
export function Page({ children, footer, wide }: PageProps) {
  return (
    <main className={css.page}>
      <div className={css.body} data-wide={wide}>
        {children}
      </div>
      {footer ? <div className={css.footer}>{footer}</div> : null}
    </main>
  );
}

type PageTitleProps = { children: ReactNode; note?: ReactNode };

/** The h1 of a screen without a top bar (login, OTP). `note` is one sentence under it. */
export function PageTitle({ children, note }: PageTitleProps) {
  return (
    <div className={css.title}>
      <h1 tabIndex={-1}>{children}</h1>
      {note ? <p>{note}</p> : null}
    </div>
  );
}
