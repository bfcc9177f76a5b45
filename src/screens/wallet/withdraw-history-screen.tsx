import { withdrawalFace } from '../../domain/wallet/transactions.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import type { ShownWithdrawal } from '../../domain/wallet/wallet.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { withdrawHistoryResource } from '../../state/money/withdrawals.ts';
import { AmountStatus } from '../../ui/cards/points/amount-text.tsx';
import { LongList } from '../../ui/cards/lists/long-list.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RecordCard } from '../../ui/cards/lists/record-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { UnreadRows } from '../../ui/cards/replies/unread-rows.tsx';
import { ListedView } from './listed-view.tsx';
import { useResource } from '../records/use-resource.ts';

/** Spec 1 §3, §4. */
export function WithdrawHistoryScreen() {
  const t = useWords();
  return (
    <Page wide="columns">
      <ListedView
        noun="withdrawals"
        {...useResource(withdrawHistoryResource)}
        empty={{ words: 'empty.withdrawals', next: { href: '/imp7', words: 'title.wallet' } }}
      >
        {({ rows, unread }) => (
          <>
            <LongList
              items={rows}
              label={t('title.withdrawHistory')}
              draw={drawWithdrawal}
              text={withdrawalText}
            />
            <UnreadRows count={unread} />
          </>
        )}
      </ListedView>
    </Page>
  );
}

const drawWithdrawal = (withdrawal: ShownWithdrawal, index: number) => (
  <WithdrawalCard key={index} withdrawal={withdrawal} />
);

const withdrawalText = ({ number, date }: ShownWithdrawal): string => `${number} ${date}`;

function WithdrawalCard({ withdrawal }: { readonly withdrawal: ShownWithdrawal }) {
  const t = useWords();
  const { number, amount, date, paidTo, status } = withdrawal;
  const receipt = safeUrl(withdrawal.receiptUrl, location.href);
  return (
    <RecordCard
      title={number}
      trailing={<AmountStatus amount={amount} unit={t('points.unit')} face={withdrawalFace(status)} />}
      facts={[
        { term: t('field.date'), value: shownDate(date, t('app.language')) },
        ...(paidTo === null ? [] : [{ term: t(`method.${paidTo.method}`), value: paidTo.number }]),
      ]}
      foot={
        receipt && (
          <a href={receipt} target="_blank" rel="noopener noreferrer">
            {t('receipt.title')}
          </a>
        )
      }
    />
  );
}
