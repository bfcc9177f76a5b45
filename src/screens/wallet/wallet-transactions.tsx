import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { amountWords, formatAmount } from '../../domain/amount.ts';
import type { Listed } from '../../domain/history/history.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import { walletHistoryResource } from '../../state/reading/wallet-reading.ts';
import { walletAtom } from '../../state/reading/wallet.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { type CardPlace, TransactionCard } from './transaction-card.tsx';
import { TransactionList } from './transaction-list.tsx';
import { useLineBalances } from './use-line-balances.ts';

/** The wallet's lines with the balance after each, and a word where they do not lead to today's. */
export function WalletTransactions({ records }: { readonly records: Listed<ShownTransaction> }) {
  const t = useWords();
  const balance = useAtomValue(walletAtom);
  const found = useLineBalances(useAtomValue(walletHistoryResource.value));
  const reading = found === 'reading';
  const balances = reading ? null : found;
  const after = balances?.after;
  const draw = useCallback(
    (item: ShownTransaction, { key, ...place }: CardPlace) => {
      const held = after?.get(item);
      // Its line is there while it is read, so that no card grows.
      const value = reading ? '…' : held && t(amountWords(held));
      const fact = value === undefined ? value : { term: t('balance.after'), value };
      return <TransactionCard key={key} item={item} balance={fact} {...place} />;
    },
    [after, reading, t],
  );
  const sum = balances?.sum ?? null;
  return (
    <>
      {sum !== null && balance !== null && balance !== 'unreadable' && (
        <Notice tone="info">
          {t({ key: 'balance.missing', params: { sum: formatAmount(sum), balance: formatAmount(balance) } })}
        </Notice>
      )}
      <TransactionList records={records} balances={balances} draw={draw} />
    </>
  );
}
