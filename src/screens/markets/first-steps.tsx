import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { lookForFirstBidAtom } from '../../state/money/first-bid.ts';
import { isNewPlayerAtom } from '../../state/money/new-players.ts';
import { ownDaysAtom } from '../../state/reading/own-days.ts';
import { YoursRow } from '../../ui/cards/markets/yours-row.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const steps = ['first.market', 'first.number', 'first.submit', 'first.result'] as const;

/** `new` until the first bid of the account. */
export function useAccountAge(): 'new' | 'old' | 'unknown' {
  const own = useAtomValue(ownDaysAtom);
  const lookForFirstBid = useSetAtom(lookForFirstBidAtom);
  const [looked, setLooked] = useState(false);
  useEffect(() => void lookForFirstBid().then(() => setLooked(own !== null)), [own, lookForFirstBid]);
  if (useAtomValue(isNewPlayerAtom)) return 'new';
  return looked ? 'old' : 'unknown';
}

export function FirstSteps() {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ul>
        <YoursRow icon="info" title={t('first.title')} onClick={() => setOpen(true)} opens />
      </ul>
      <Dialog
        open={open}
        title={t('first.title')}
        onClose={close}
        actions={<Button onClick={close} words="action.close" />}
      >
        <Prose>
          <ol>
            {steps.map(step => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </Prose>
        <Muted>{t('first.care')}</Muted>
      </Dialog>
    </>
  );
}
