import { useAtomValue, useSetAtom } from 'jotai';
import { shownDate } from '../../domain/shown-date.ts';
import { depositsAtom, walletHistoryResource } from '../../state/reading/wallet-history.ts';
import { AmountText } from '../../ui/cards/amount-text.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RecordList } from './record-list.tsx';

/** Deposit History: approved deposits only (spec 1 §4). */
export function DepositHistoryScreen() {
  useAtomValue(walletHistoryResource.value);
  const t = useWords();
  const refresh = useSetAtom(walletHistoryResource.refresh);
  return (
    <Page>
      <RecordList
        reading={useAtomValue(depositsAtom)}
        title="title.depositHistory"
        empty="empty.deposits"
        onRetry={refresh}
        draw={(deposit, index) => (
          <RecordCard
            key={index}
            title={deposit.note}
            trailing={<AmountText amount={deposit.amount} unit={t('points.unit')} sign="credit" />}
            facts={[
              { term: t('record.date'), value: shownDate(deposit.date, t('app.language')) },
              { term: t('withdraw.status'), value: <Pill tone="good">{t('status.approved')}</Pill> },
            ]}
          />
        )}
      />
    </Page>
  );
}
