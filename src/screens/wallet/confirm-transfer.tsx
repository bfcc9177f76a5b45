import '../../ui/layout/late-words.ts';
import { useSetAtom } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { formatPoints } from '../../domain/points.ts';
import type { TransferRequest } from '../../domain/wallet/wallet.ts';
import { askNotClearAtom } from '../../state/money/money-notices.ts';
import { transferAtom } from '../../state/money/transfers.ts';
import { Button } from '../../ui/fields/button.tsx';
import { DefinitionList } from '../../ui/cards/lists/listing.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showMoneyToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { useOneAtATime } from '../records/use-one-at-a-time.ts';

/** `id` is new for each question. */
export type TransferQuestion = {
  readonly id: string;
  readonly request: TransferRequest;
  readonly name: string;
};

type Props = {
  readonly question: TransferQuestion;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly children: ReactNode;
};

/**
 * A failed transfer shows no text (spec 1 §8). If the end is unknown, or nothing was sent, the player reads
 * what to do.
 */
export function ConfirmTransfer({ question, onClose, onDone, children }: Props) {
  const { request, name } = question;
  const t = useWords();
  const send = useSetAtom(transferAtom);
  const askNotClear = useSetAtom(askNotClearAtom);
  const id = useId();
  const [busy, setBusy] = useState(false);

  const oneAtATime = useOneAtATime();
  const submit = async (again: readonly string[] = []): Promise<void> => {
    setBusy(true);
    const end = await send(request, question.id, again);
    setBusy(false);
    if (end.kind === 'unclear')
      askNotClear(end.waiting, { sendAgain: attempts => void submit(attempts), takeOff: onClose });
    if (end.kind === 'busy') showMoneyToast('error', t('money.busy'));
    if (end.kind === 'rejected' && end.unwritten) showMoneyToast('error', t('error.unwritten'));
    if (end.kind !== 'placed' && end.kind !== 'earlier') return;
    if (end.kind === 'placed') showMoneyToast('success', t('success.transfer'));
    onDone();
  };

  return (
    <Dialog
      open
      title={t('transfer.confirm')}
      onClose={onClose}
      busy={busy}
      describedBy={`${id}-question ${id}-number`}
      actions={
        <>
          <Button
            tone="quiet"
            aria-disabled={busy}
            onClick={() => !busy && onClose()}
            words="action.cancel"
          />
          <Button
            busy={busy}
            busyText="busy.submitting"
            onClick={() => void oneAtATime(() => submit())}
            words="transfer.submit"
          />
        </>
      }
    >
      <p id={`${id}-question`}>
        {t({ key: 'transfer.question', params: { points: formatPoints(request.points), name } })}
      </p>
      <DefinitionList
        id={`${id}-number`}
        items={[{ term: t('field.phone'), value: `+91 ${request.receiver}` }]}
      />
      {children}
    </Dialog>
  );
}
