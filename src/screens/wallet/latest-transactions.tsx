import { useAtomValue, useSetAtom } from 'jotai';
import { isOpenDeposit, transactionFace } from '../../domain/wallet/transactions.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { isUnread, loading, valueOf } from '../../lib/remote.ts';
import { listPath } from '../../nav/routes.ts';
import { ownWithdrawalsAtom, withdrawHistoryResource } from '../../state/money/withdrawals.ts';
import { walletHistoryResource } from '../../state/reading/wallet-reading.ts';
import { AmountStatus } from '../../ui/cards/amount-status.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { UnreadRows } from '../../ui/cards/unread-rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { UnreportedPayments } from './unreported-payments.tsx';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';

/** Also what the provider lists of other devices. */
export function PaymentsOnTheirWay() {
  const history = useAtomValue(walletHistoryResource.value);
  const reading = useAtomValue(ownWithdrawalsAtom);
  // Both at once, as the list below.
  const isWhole = history.kind !== 'loading' && reading.kind !== 'loading';
  const withdrawals = valueOf(reading)?.rows.filter(({ status }) => status === 'pending');
  const deposits = valueOf(history)?.rows.filter(isOpenDeposit);
  const listed = isWhole ? { deposits: deposits ?? [], withdrawals: withdrawals ?? [] } : undefined;
  const readAgain = useSetAtom(withdrawHistoryResource.refresh);
  return (
    <>
      <UnreportedPayments listed={listed} />
      {!isUnread(history) && <RemoteView noun="withdrawals" reading={reading} onRetry={readAgain} />}
    </>
  );
}

const shown = 5;

/** What is on its way stands above, and comes at once with it. */
export function LatestTransactions({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const t = useWords();
  const history = useAtomValue(walletHistoryResource.value);
  const reading = useAtomValue(ownWithdrawalsAtom).kind === 'loading' ? loading : history;
  return (
    <>
      {reading.kind !== 'loading' && <h2>{t('wallet.latest')}</h2>}
      <RemoteView
        noun="transactions"
        reading={reading}
        readAt={useAtomValue(walletHistoryResource.minute)}
        onRetry={onRetry}
        loading={<Skeleton height={66} count={shown} />}
        isEmpty={({ rows, unread }) => rows.length + unread === 0}
        empty={{ next: { href: listPath.main, words: 'title.markets' } }}
      >
        {({ rows, unread }) => (
          <>
            {rows.length > 0 && (
              <Listing label={t('wallet.latest')}>
                {rows
                  .filter(row => !isOpenDeposit(row))
                  .slice(0, shown)
                  .map((item, index) => (
                    <TransactionRow key={index} item={item} />
                  ))}
              </Listing>
            )}
            <UnreadRows count={unread} />
          </>
        )}
      </RemoteView>
    </>
  );
}

function TransactionRow({ item }: { readonly item: ShownTransaction }) {
  const t = useWords();
  return (
    <ListRow
      title={item.note}
      detail={shownDate(item.date, t('app.language'))}
      trailing={<AmountStatus amount={item.amount} face={transactionFace(item)} />}
    />
  );
}
