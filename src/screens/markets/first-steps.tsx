import '../../ui/layout/common-parts.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { isNewPlayerAtom, setNewPlayerAtom } from '../../state/money/new-players.ts';
import { FootLine } from '../../ui/cards/foot-line.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { Muted, Prose } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const steps = ['first.market', 'first.number', 'first.submit', 'first.result'] as const;

/** For players who registered on this device and have not bid yet. */
export function FirstSteps() {
  const t = useWords();
  const isNew = useAtomValue(isNewPlayerAtom);
  const setNew = useSetAtom(setNewPlayerAtom);
  const [open, setOpen] = useState(false);
  if (!isNew) return null;
  const close = () => setOpen(false);
  return (
    <>
      <FootLine
        title={t('first.title')}
        onOpen={() => setOpen(true)}
        close={{ label: t('action.close'), onAct: () => setNew(false) }}
      />
      <Dialog
        open={open}
        title={t('first.title')}
        onClose={close}
        actions={<Button onClick={close}>{t('action.close')}</Button>}
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
