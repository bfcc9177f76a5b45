import { useAtomValue } from 'jotai';
import { unconfirmedTransferAtom } from '../../state/money/transfers.ts';
import { withBase } from '../../lib/base-path.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** Read out when it appears. */
export function UnconfirmedTransfer() {
  const t = useWords();
  const unconfirmed = useAtomValue(unconfirmedTransferAtom) !== null;
  return (
    <output>
      {unconfirmed && (
        <Notice tone="info">
          {t('transfer.unconfirmed')} <a href={withBase('/transaction')}>{t('title.walletHistory')}</a>
        </Notice>
      )}
    </output>
  );
}
