import type { RefObject } from 'react';
import { Button } from '../../ui/fields/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = {
  /** The id of the warning, for the description of the dialog. */
  readonly warningId: string;
  readonly busy: boolean;
  readonly cancel: RefObject<HTMLButtonElement | null>;
  readonly confirm?: RefObject<HTMLButtonElement | null>;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** The end of a question before bids are sent (spec 2 §2 "Confirmation modal"). */
export function ConfirmActions({ warningId, busy, cancel, confirm, onCancel, onConfirm }: Props) {
  const t = useWords();
  return (
    <>
      <Notice id={warningId} tone="warn">
        {t('bid.irrevocable')}
      </Notice>
      <Button
        ref={cancel}
        tone="quiet"
        aria-disabled={busy}
        onClick={() => !busy && onCancel()}
        words="bid.cancel"
      />
      <Button ref={confirm} busy={busy} busyText="busy.submitting" onClick={onConfirm} words="bid.confirm" />
    </>
  );
}
