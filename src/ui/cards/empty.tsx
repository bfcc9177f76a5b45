import type { ReactNode } from 'react';
import { LinkButton } from '../fields/button.tsx';
import css from './empty.module.css';

/** Where the player can go from an empty list. */
export type NextStep = { readonly href: string; readonly label: string };

type Props = {
  children: ReactNode;
  /** One sentence under the text. */
  hint?: string | undefined;
  next?: NextStep | undefined;
  /** A button instead of a link. */
  action?: ReactNode;
};

/** The text of an empty list, and what can be done next. */
export function Empty({ children, hint, next, action }: Props) {
  return (
    <div className={css.empty}>
      <p>{children}</p>
      {hint ? <p className={css.hint}>{hint}</p> : null}
      {next ? (
        <LinkButton href={next.href} tone="quiet">
          {next.label}
        </LinkButton>
      ) : null}
      {action}
    </div>
  );
}
