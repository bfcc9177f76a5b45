import { memo, type ReactNode } from 'react';
import { amountWords } from '../../domain/amount.ts';
import { transactionFace } from '../../domain/wallet/transactions.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import type { Translate } from '../../text/translate.ts';
import { AmountStatus } from '../../ui/cards/amount-status.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** Where a card stands: its key, the head of its day above it, and the level of its heading. */
export type CardPlace = {
  readonly key: number;
  readonly head?: ReactNode;
  readonly level?: 2 | 3;
};

/** A card's facts below its note and its amount. */
export type CardFact = { readonly term: string; readonly value: ReactNode };

type Props = Omit<CardPlace, 'key'> & {
  readonly item: ShownTransaction;
  /** Its balance in words, where that is known. */
  readonly balance?: CardFact | undefined;
};

/** A transaction in a line, as a search in the page finds it. */
export const transactionText = (t: Translate, { note, date, id, amount }: ShownTransaction): string =>
  [note, t(amountWords(amount)), shownDate(date, t('app.language')), id].join(' ');

/** A line of the wallet history. */
export const TransactionCard = memo(function TransactionCard({ item, balance, head, level }: Props) {
  const t = useWords();
  return (
    <RecordCard
      head={head}
      level={level}
      title={item.note}
      trailing={<AmountStatus amount={item.amount} unit={t('points.unit')} face={transactionFace(item)} />}
      facts={[
        { term: t('record.date'), value: shownDate(item.date, t('app.language')) },
        { term: t('wallet.transactionId'), value: item.id },
        ...(balance === undefined ? [] : [balance]),
      ]}
    />
  );
});
