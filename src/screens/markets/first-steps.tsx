import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { isNewPlayerAtom, setNewPlayerAtom } from '../../state/money/new-players.ts';
import css from '../../ui/cards/foot-line.module.css';
import { Button } from '../../ui/fields/button.tsx';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Muted, Prose } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const steps = ['first.market', 'first.number', 'first.submit', 'first.result'] as const;

/** For players new on this device who have not bid yet. At the foot, so that nothing moves when it comes or goes. */
export function FirstSteps() {
  const t = useWords();
  const isNew = useAtomValue(isNewPlayerAtom);
  const setNew = useSetAtom(setNewPlayerAtom);
  const [open, setOpen] = useState(false);
  if (!isNew) return null;
  const close = () => setOpen(false);
  return (
    <>
      <div className={css.line}>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="info" size={20} />
          {t('first.title')}
        </button>
        <IconButton icon="close" label={t('action.close')} onClick={() => setNew(false)} />
      </div>
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
