import { useAtom } from 'jotai';
import { twiceAtom } from '../../state/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useWords } from '../../ui/words.tsx';

/** Says that a bid was debited twice, until it is read (RELIABILITY "Placing a bid, once"). */
export function TwiceDialog() {
  const t = useWords();
  const [twice, setTwice] = useAtom(twiceAtom);
  const close = (): void => setTwice(false);
  return (
    <Dialog
      open={twice}
      label={t('bid.twice')}
      onClose={close}
      actions={<Button onClick={close}>{t('action.close')}</Button>}
    >
      <Notice tone="warn">{t('bid.twice')}</Notice>
    </Dialog>
  );
}
