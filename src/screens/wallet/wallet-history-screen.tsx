import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { ShownTransaction } from '../../domain/wallet.ts';
import { walletHistoryResource } from '../../state/reading/wallet-history.ts';
import { LongList } from '../../ui/cards/long-list.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { loadTransactions } from './load-transactions.ts';
import { RecordList } from './record-list.tsx';
import { TransactionCard, transactionText } from './transaction-card.tsx';

/** Wallet History: credits that count are green with a plus, debits red with a minus (spec 1 §2). */
export function WalletHistoryScreen() {
  const t = useWords();
  const text = useCallback((item: ShownTransaction) => transactionText(t, item), [t]);
  const parts = useLoaded(loadTransactions);
  return (
    <Page wide="columns">
      <RecordList
        of="transactions"
        reading={useAtomValue(walletHistoryResource.value)}
        readAt={useAtomValue(walletHistoryResource.minute)}
        onRetry={useSetAtom(walletHistoryResource.refresh)}
        empty={{ next: { href: '/imp7', label: t('title.wallet') } }}
        waits={parts === null}
      >
        {records =>
          parts === null || parts === 'failed' ? (
            <LongList items={records.rows} label={t('title.walletHistory')} draw={drawPlain} text={text} />
          ) : (
            <parts.WalletTransactions records={records} />
          )
        }
      </RecordList>
    </Page>
  );
}

const drawPlain = (item: ShownTransaction, index: number) => <TransactionCard key={index} item={item} />;
