import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { formatPoints } from '../../domain/points.ts';
import type { TransferRequest } from '../../domain/wallet.ts';
import { transferAtom } from '../../state/money/transfers.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** A checked transfer and the receiver's user name; `id` is this question's own. */
export type Transfer = { readonly id: string; readonly request: TransferRequest; readonly name: string };

type Props = {
  readonly transfer: Transfer | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks before a transfer. A failed one shows no text (spec 1 §8): the dialog is unlocked, the numbers stay. */
export function ConfirmTransfer({ transfer, onClose, onDone }: Props) {
  const t = useWords();
  const send = useSetAtom(transferAtom);
  const [busy, setBusy] = useState(false);

  const submit = async ({ request, id }: Transfer): Promise<void> => {
    setBusy(true);
    const end = await send(request, id);
    setBusy(false);
    if (end.kind !== 'placed' && end.kind !== 'earlier') return;
    if (end.kind === 'placed') showToast({ tone: 'success', text: t('success.transfer'), at: 'top-center' });
    onDone();
  };

  return (
    <Dialog
      open={transfer !== null}
      title={t('transfer.confirm')}
      onClose={onClose}
      busy={busy}
      actions={
        transfer && (
          <>
            <Button tone="quiet" aria-disabled={busy} onClick={() => !busy && onClose()}>
              {t('action.cancel')}
            </Button>
            <Button busy={busy} busyText={t('busy.submitting')} onClick={() => void submit(transfer)}>
              {t('transfer.submit')}
            </Button>
          </>
        )
      }
    >
      {transfer && (
        <p>
          {t({
            key: 'transfer.question',
            params: { points: formatPoints(transfer.request.points), name: transfer.name },
          })}
        </p>
      )}
    </Dialog>
  );
}
