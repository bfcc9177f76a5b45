import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import { shownDate } from '../../domain/shown-date.ts';
import type { ShownTransaction } from '../../domain/wallet.ts';
import { walletHistoryResource } from '../../state/reading/wallet-history.ts';
import { AmountText } from '../../ui/cards/amount-text.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RecordList } from './record-list.tsx';

/** Wallet History: credits are green with a plus, debits red with a minus (spec 1 §2). */
export function WalletHistoryScreen() {
  const refresh = useSetAtom(walletHistoryResource.refresh);
  return (
    <Page>
      <RecordList
        reading={useAtomValue(walletHistoryResource.value)}
        title="title.walletHistory"
        empty="list.empty"
        onRetry={refresh}
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
      trailing={
        <AmountText amount={item.amount} unit={t('points.unit')} sign={item.credit ? 'credit' : 'debit'} />
      }
      facts={[
        { term: t('record.date'), value: shownDate(item.date, t('app.language')) },
        { term: t('wallet.transactionId'), value: item.id },
      ]}
    />
  );
});
