import type { ReactNode } from 'react';
import { Button, LinkButton } from '../fields/button.tsx';
import css from './empty.module.css';
import { useWords } from '../layout/words.tsx';

export type NextStep = { readonly href: string; readonly label: string };

type Props = {
  children: ReactNode;
  hint?: string | undefined;
  next?: NextStep | undefined;
  action?: ReactNode;
};

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
