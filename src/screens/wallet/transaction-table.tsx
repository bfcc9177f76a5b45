import type { Count } from '../../domain/history/totals.ts';
import type { TransactionTotals } from '../../domain/wallet/transactions.ts';
import { AmountText, SignedAmount } from '../../ui/cards/amount-text.tsx';
import { Totals } from '../../ui/cards/totals.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = { readonly totals: TransactionTotals; readonly deposits: boolean };

/** What the shown lines credited and debited, and what is left of it. What only waits or was rejected is not in it. */
export function TransactionTable({ totals: { credits, debits, net }, deposits }: Props) {
  const t = useWords();
  const unit = t('points.unit');
  const row = (term: string, { count, points }: Count) => ({
    term,
    count: String(count),
    value: <AmountText amount={points} sign="plain" unit={unit} />,
  });
  return (
    <Totals
      title={t('totals.title')}
      rows={
        deposits
          ? [row(t('totals.deposits'), credits)]
          : [
              row(t('totals.credits'), credits),
              row(t('totals.debits'), debits),
              {
                term: t('totals.net'),
                value: net === 'unreadable' ? t('totals.unknown') : <SignedAmount amount={net} unit={unit} />,
              },
            ]
      }
    />
  );
}
