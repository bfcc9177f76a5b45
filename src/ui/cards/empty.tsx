import type { ReactNode } from 'react';
import { Button, LinkButton } from '../fields/button.tsx';
import css from './empty.module.css';
import { useWords } from '../layout/words.tsx';

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

/** In the place of a list that has records, of which none match what the player has chosen. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const t = useWords();
  return (
    <Empty
      action={
        <Button tone="quiet" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      }
    >
      {t('filter.none')}
    </Empty>
  );
}
