import { useAtomValue, useSetAtom } from 'jotai';
import { walletHistoryResource } from '../../state/reading/wallet-reading.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RecordList } from './record-list.tsx';
import { WalletTransactions } from './wallet-transactions.tsx';

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
        empty={{ next: { href: '/imp7', label: t('title.wallet') } }}
      >
        {records => <WalletTransactions records={records} />}
      </RecordList>
    </Page>
  );
}
