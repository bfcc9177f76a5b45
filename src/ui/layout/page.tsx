import type { ReactNode } from 'react';
import css from './page.module.css';

type PageProps = {
  children: ReactNode;
  /** Cards are in columns on a wide screen. */
  wide?: 'columns';
};

export function Page({ children, wide }: PageProps) {
  return (
    <main className={css.page}>
      <div className={css.body} data-wide={wide}>
        {children}
      </div>
    </main>
  );
}

export function PageTitle({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={css.title}>
      <h1 tabIndex={-1}>{children}</h1>
      {note && <p>{note}</p>}
    </div>
  );
}
