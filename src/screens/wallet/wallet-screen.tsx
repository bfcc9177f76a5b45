import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { formatAmount } from '../../domain/amount.ts';
import { useShowToast } from '../../nav/money-state.ts';
import { configAtom } from '../../state/core/environment.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { refreshWalletAtom, walletHistoryResource } from '../../state/reading/wallet-reading.ts';
import { walletRemoteAtom } from '../../state/reading/wallet.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { BigFigure, Card } from '../../ui/cards/card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Pair } from '../../ui/layout/stack.tsx';
import { Expander, Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Expected } from '../../ui/layout/expected.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import css from '../../ui/layout/columns.module.css';
import { BackToBids } from './back-to-bids.tsx';
import { methodLabels, type PayoutMethod } from '../../domain/wallet/wallet.ts';
import { isUnread, loading, valueOf } from '../../lib/remote.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import {
  ownWithdrawalsAtom,
  payoutNumbersResource,
  withdrawHistoryResource,
} from '../../state/money/withdrawals.ts';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { useResource } from '../records/use-resource.ts';
import { isOpenDeposit, transactionFace } from '../../domain/wallet/transactions.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { listPath } from '../../nav/routes.ts';
import { AmountStatus } from '../../ui/cards/points/amount-text.tsx';
import { UnreadRows } from '../../ui/cards/replies/unread-rows.tsx';
import { UnreportedPayments } from './unreported-payments.tsx';

const AddNumber = lazyOnOpen(async () => (await import('./add-number-dialog.tsx')).AddNumberDialog);

export function WalletScreen() {
  const t = useWords();
  const { deposits, withdrawals, transfers } = useAtomValue(configAtom).features;
  const betting = useAtomValue(bettingAtom) !== false;
  // Payments that are known only later must not move the links, so they are below them.
  const [above] = useState(useAtomValue(hasOpenDepositAtom));
  const unread = isUnread(useAtomValue(walletRemoteAtom));
  const readWallet = useSetAtom(refreshWalletAtom);
  const readHistory = useSetAtom(walletHistoryResource.refresh);
  const readRequests = useSetAtom(withdrawHistoryResource.refresh);
  const readAll = () => Promise.all([readWallet(), readHistory(), withdrawals && readRequests()]);
  const showAdded = useCallback(
    () => showToast({ tone: 'success', text: t('wallet.upiAdded'), at: 'top-center' }),
    [t],
  );
  useShowToast(showAdded);
  return (
    <Page wide="columns">
      <div className={css.columns}>
        <div>
          <Card hero>
            <Balance onRetry={readAll} />
            <Pair>
              {deposits && betting && <LinkButton href="/imp9" words="action.addFund" />}
              {withdrawals && <LinkButton href="/withdraw" tone="quiet" words="wallet.withdrawFund" />}
            </Pair>
          </Card>
          {above && <PaymentsOnTheirWay />}
          <BackToBids />
          <Listing>
            <ListRow leading={<Icon name="history" />} title={t('title.walletHistory')} href="/transaction" />
            {transfers && (
              <ListRow leading={<Icon name="transfer" />} title={t('title.transfer')} href="/transfer" />
            )}
          </Listing>
          {withdrawals && <WithdrawMethods />}
        </div>
        {/* One failure is shown once, and its button reads everything again. */}
        {!unread && (
          <div>
            {!above && <PaymentsOnTheirWay />}
            <LatestTransactions onRetry={readAll} />
          </div>
        )}
      </div>
    </Page>
  );
}

function Balance({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const t = useWords();
  const refresh = useSetAtom(refreshWalletAtom);
  useEffect(() => void refresh().catch(() => undefined), [refresh]);
  return (
    <RemoteView
      noun="balance"
      bare
      reading={useAtomValue(walletRemoteAtom)}
      onRetry={onRetry}
      loading={
        <Expected>
          <BigFigure label={t('wallet.balance')} value="0,000" unit={t('points.unit')} />
        </Expected>
      }
    >
      {balance => {
        const known = balance !== 'unreadable';
        return (
          <BigFigure
            label={t('wallet.balance')}
            value={known ? formatAmount(balance) : t('amount.unknown')}
            unit={known ? t('points.unit') : ''}
          />
        );
      }}
    </RemoteView>
  );
}

const order = ['paytm', 'googlePay', 'phonePe'] as const satisfies readonly PayoutMethod[];

/** Spec 1 §4 "Adding a UPI number". */
function WithdrawMethods() {
  const t = useWords();
  const [method, setMethod] = useState<PayoutMethod | null>(null);
  return (
    <>
      <Expander title={t('wallet.withdrawMethods')} icon="withdraw">
        <Methods onPick={setMethod} />
      </Expander>
      {method && <AddNumber method={method} onClose={() => setMethod(null)} />}
    </>
  );
}

function Methods({ onPick }: { readonly onPick: (method: PayoutMethod) => void }) {
  const t = useWords();
  const view = useResource(payoutNumbersResource);
  const numbers = valueOf(view.reading);
  return (
    <>
      <RemoteView noun="payoutNumbers" {...view} />
      <Listing label={t('wallet.withdrawMethods')}>
        {order.map(method => (
          <ListRow
            key={method}
            title={t(methodLabels[method])}
            about={numbers?.[method]}
            onClick={() => onPick(method)}
          />
        ))}
      </Listing>
    </>
  );
}

/** Includes payments of other devices that the provider lists. */
function PaymentsOnTheirWay() {
  const history = useAtomValue(walletHistoryResource.value);
  const reading = useAtomValue(ownWithdrawalsAtom);
  // Both appear at once, as in the list below.
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

/** Payments on their way are above it and appear at the same moment. */
function LatestTransactions({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const t = useWords();
  const history = useAtomValue(walletHistoryResource.value);
  const reading = useAtomValue(ownWithdrawalsAtom).kind === 'loading' ? loading : history;
  const read = valueOf(reading);
  const latest = read?.rows.filter(row => !isOpenDeposit(row)) ?? [];
  // Its lines are all in the list above.
  const onlyWaits = read !== null && read.rows.length > 0 && latest.length + read.unread === 0;
  return (
    <>
      {reading.kind !== 'loading' && !onlyWaits && <h2>{t('wallet.latest')}</h2>}
      <RemoteView
        noun="transactions"
        reading={reading}
        readAt={useAtomValue(walletHistoryResource.minute)}
        onRetry={onRetry}
        loading={<Skeleton height={66} count={shown} />}
        isEmpty={({ rows, unread }) => rows.length + unread === 0}
        empty={{ next: { href: listPath.main, words: 'title.markets' } }}
      >
        {({ unread }) => (
          <>
            {latest.length > 0 && (
              <Listing label={t('wallet.latest')}>
                {latest.slice(0, shown).map((row, index) => (
                  <ListRow
                    key={index}
                    title={row.note}
                    detail={shownDate(row.date, t('app.language'))}
                    trailing={<AmountStatus amount={row.amount} face={transactionFace(row)} />}
                  />
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
