import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import { transactionFace } from '../../domain/wallet/transactions.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import { depositsAtom, walletHistoryResource } from '../../state/reading/wallet-reading.ts';
import { AmountStatus } from '../../ui/cards/amount-status.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RecordList } from './record-list.tsx';
import type { CardPlace } from './transaction-card.tsx';
import { TransactionList } from './transaction-list.tsx';

/** Deposit History: approved deposits only (spec 1 §4). */
export function DepositHistoryScreen() {
  const t = useWords();
  return (
    <Page wide="columns">
      <RecordList
        of="deposits"
        reading={useAtomValue(depositsAtom)}
        readAt={useAtomValue(walletHistoryResource.minute)}
        onRetry={useSetAtom(walletHistoryResource.refresh)}
        empty={{ words: 'empty.deposits', next: { href: '/imp7', label: t('title.wallet') } }}
      >
        {records => <TransactionList deposits records={records} draw={drawDeposit} />}
      </RecordList>
    </Page>
  );
}

const drawDeposit = (deposit: ShownTransaction, { key, ...place }: CardPlace) => (
  <DepositCard key={key} deposit={deposit} {...place} />
);

type CardProps = Omit<CardPlace, 'key'> & { readonly deposit: ShownTransaction };

const DepositCard = memo(function DepositCard({ deposit, head, level }: CardProps) {
  const t = useWords();
  return (
    <RecordCard
      head={head}
      level={level}
      title={deposit.note}
      trailing={
        <AmountStatus amount={deposit.amount} unit={t('points.unit')} face={transactionFace(deposit)} />
      }
      facts={[
        { term: t('record.date'), value: shownDate(deposit.date, t('app.language')) },
        { term: t('withdraw.status'), value: <Pill tone="good">{t('status.approved')}</Pill> },
      ]}
    />
  );
});
