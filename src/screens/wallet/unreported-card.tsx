import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { formatPoints, type Points } from '../../domain/points.ts';
import { discardDepositAtom, reportAgainAtom } from '../../state/money/deposits/deposit-reports.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Muted, Pair } from '../../ui/layout/stack.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { useRequestedToast } from './use-deposits.ts';

type Payment = { readonly id: string; readonly points: Points; readonly reporting: boolean };

/** A payment that no reply has confirmed: it can be reported again or discarded. */
export function UnreportedCard({ payment: { id, points, reporting } }: { readonly payment: Payment }) {
  const t = useWords();
  const reportAgain = useSetAtom(reportAgainAtom);
  const discard = useSetAtom(discardDepositAtom);
  const showRequested = useRequestedToast();
  const [sent, setSent] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const busy = reporting || sent;
  const amount = { points: formatPoints(points) };
  const showError = (text: string): void => showToast({ tone: 'error', text, at: 'top-center' });

  const report = async (): Promise<void> => {
    setSent(true);
    const end = await reportAgain(id);
    setSent(false);
    if (end === 'reported') showRequested(points);
    if (end === 'unclear') showError(t({ key: 'deposits.unclear', params: amount }));
    if (end === 'failed') showError(t('error.somethingWrong'));
  };
  const drop = (): void => {
    discard(id).then(
      () => setDiscarding(false),
      () => showError(t('error.somethingWrong')),
    );
  };

  return (
    <Card as="article">
      <p>
        <b>{t({ key: 'deposits.payment', params: amount })}</b>
      </p>
      <output>
        <Muted>{t(busy ? 'deposits.reporting' : 'deposits.unreported')}</Muted>
      </output>
      <Pair>
        <Button busy={busy} onClick={() => void report()}>
          {t('deposits.report')}
        </Button>
        <Button tone="quiet" busy={busy} onClick={() => setDiscarding(true)}>
          {t('deposits.discard')}
        </Button>
      </Pair>
      <Dialog
        open={discarding}
        title={t('deposits.discardQuestion')}
        onClose={() => setDiscarding(false)}
        actions={
          <>
            <Button tone="quiet" onClick={() => setDiscarding(false)}>
              {t('action.cancel')}
            </Button>
            <Button tone="danger" onClick={drop}>
              {t('deposits.discard')}
            </Button>
          </>
        }
      >
        <p>{t({ key: 'deposits.discardText', params: amount })}</p>
      </Dialog>
    </Card>
  );
}
