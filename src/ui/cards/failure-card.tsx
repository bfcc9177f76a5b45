import { useRef, useState } from 'react';
import { Button, LinkButton } from '../fields/button.tsx';
import { useFocusKept } from '../hooks/use-focus-kept.tsx';
import { useWords } from '../layout/words.tsx';
import { Pill } from './pill.tsx';
import css from './failure-card.module.css';

type Props = {
  readonly text: string;
  readonly title?: string | undefined;
  readonly offline: boolean;
  readonly onRetry: () => Promise<unknown>;
  /** Null if no number is known. */
  readonly supportHref: string | null;
  /** The card is inside another one, so it has no edge. */
  readonly bare?: boolean | undefined;
};

export function FailureCard({ text, title, offline, onRetry, supportHref, bare }: Props) {
  const t = useWords();
  const card = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  // A try that succeeds removes the button that has the focus.
  useFocusKept(card);
  return (
    <div ref={card} role="alert" aria-atomic="false" className={css.card} data-bare={bare || undefined}>
      {offline && <Pill tone="warn">{t('failure.offline')}</Pill>}
      {title !== undefined && <b>{title}</b>}
      <p>{text}</p>
      <div className={css.actions}>
        <Button busy={busy} busyText="busy.loading" onClick={() => void retry()} words="app.tryAgain" />
        {supportHref !== null && (
          <LinkButton href={supportHref} tone="quiet" external words="login.whatsapp" />
        )}
      </div>
    </div>
  );
}
