import type { ReactNode } from 'react';
import { LinkButton } from '../fields/button.tsx';
import css from './empty.module.css';

/** Where the player can go from an empty list. */
export type NextStep = { readonly href: string; readonly label: string };

/** The text of an empty list, and what can be done next. */
export function Empty({ children, next }: { children: ReactNode; next?: NextStep | undefined }) {
  return (
    <div className={css.empty}>
      <p>{children}</p>
      {next ? (
        <LinkButton href={next.href} tone="quiet">
          {next.label}
        </LinkButton>
      ) : null}
    </div>
  );
}
