import { useAtomValue, useSetAtom } from 'jotai';
import { transactionFace } from '../../domain/amount-status.ts';
import { shownDate } from '../../domain/shown-date.ts';
import { depositsAtom, walletHistoryResource } from '../../state/reading/wallet-history.ts';
import { AmountStatus } from '../../ui/cards/amount-status.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RecordList } from './record-list.tsx';

/** Deposit History: approved deposits only (spec 1 §4). */
export function DepositHistoryScreen() {
  useAtomValue(walletHistoryResource.value);
  const t = useWords();
  return (
    <Page wide="columns">
      <RecordList
        of="deposits"
        reading={useAtomValue(depositsAtom)}
        readAt={useAtomValue(walletHistoryResource.minute)}
        onRetry={useSetAtom(walletHistoryResource.refresh)}
        title="title.depositHistory"
        empty={{ words: 'empty.deposits', next: { href: '/imp7', label: t('title.wallet') } }}
        draw={(deposit, index) => (
          <RecordCard
            key={index}
            title={deposit.note}
            trailing={
              <AmountStatus amount={deposit.amount} unit={t('points.unit')} face={transactionFace(deposit)} />
            }
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
