import { useAtomValue, useSetAtom } from 'jotai';
import { shownDate } from '../../domain/shown-date.ts';
import { valueOf } from '../../lib/remote.ts';
import { walletHistoryResource } from '../../state/reading/wallet-history.ts';
import { AmountText } from '../../ui/cards/amount-text.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { OfflineLine } from '../../ui/layout/offline-line.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { UnreadRows } from '../../ui/cards/unread-rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RetryNotice } from './retry-notice.tsx';

const shown = 5;

/** The first five lines of the wallet history. */
export function LatestTransactions() {
  const t = useWords();
  const reading = useAtomValue(walletHistoryResource.value);
  const refresh = useSetAtom(walletHistoryResource.refresh);
  const listed = valueOf(reading);
  if (listed === null)
    return reading.kind === 'failed' ? (
      <RetryNotice words={reading.words} onRetry={refresh} />
    ) : (
      <Skeleton height={66} count={shown} />
    );
  return (
    <>
      {reading.kind === 'failed' && <OfflineLine>{t('app.offline')}</OfflineLine>}
      {listed.rows.length === 0 ? (
        listed.unread === 0 && <Empty>{t('list.empty')}</Empty>
      ) : (
        <Listing label={t('wallet.latest')}>
          {listed.rows.slice(0, shown).map((item, index) => (
            <ListRow
              key={index}
              title={item.note}
              detail={shownDate(item.date, t('app.language'))}
              trailing={<AmountText amount={item.amount} sign={item.credit ? 'credit' : 'debit'} />}
            />
          ))}
        </Listing>
      )}
      <UnreadRows count={listed.unread} />
    </>
  );
}
