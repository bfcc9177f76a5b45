import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import { transactionFace } from '../../domain/amount-status.ts';
import { shownDate } from '../../domain/shown-date.ts';
import type { ShownTransaction } from '../../domain/wallet.ts';
import { walletHistoryResource } from '../../state/reading/wallet-history.ts';
import { AmountStatus } from '../../ui/cards/amount-status.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RecordList } from './record-list.tsx';

/** Wallet History: credits that count are green with a plus, debits red with a minus (spec 1 §2). */
export function WalletHistoryScreen() {
  const t = useWords();
  return (
    <Page wide="columns">
      <RecordList
        of="transactions"
        reading={useAtomValue(walletHistoryResource.value)}
        readAt={useAtomValue(walletHistoryResource.minute)}
        onRetry={useSetAtom(walletHistoryResource.refresh)}
        title="title.walletHistory"
        empty={{ next: { href: '/imp7', label: t('title.wallet') } }}
        draw={(item, index) => <TransactionCard key={index} item={item} />}
      />
    </Page>
  );
}

const TransactionCard = memo(function TransactionCard({ item }: { readonly item: ShownTransaction }) {
  const t = useWords();
  return (
    <RecordCard
      title={item.note}
      trailing={<AmountStatus amount={item.amount} unit={t('points.unit')} face={transactionFace(item)} />}
      facts={[
        { term: t('record.date'), value: shownDate(item.date, t('app.language')) },
        { term: t('wallet.transactionId'), value: item.id },
      ]}
    />
  );
});
