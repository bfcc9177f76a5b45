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
import { Expander, Listing, ListRow } from '../../ui/cards/listing.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { BackToBids } from './back-to-bids.tsx';
import { LatestTransactions, PaymentsOnTheirWay } from './latest-transactions.tsx';
import { methodLabels, type PayoutMethod } from '../../domain/wallet/wallet.ts';
import { isUnread, valueOf } from '../../lib/remote.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { payoutNumbersResource, withdrawHistoryResource } from '../../state/money/withdrawals.ts';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';

const AddNumber = lazyOnOpen(async () => (await import('./add-number-dialog.tsx')).AddNumberDialog);

export function WalletScreen() {
  const t = useWords();
  const { deposits, withdrawals, transfers } = useAtomValue(configAtom).features;
  const betting = useAtomValue(bettingAtom) !== false;
  // What is known later must not move the links, so it does not stand above them.
  const [above] = useState(useAtomValue(hasOpenDepositAtom));
  const unread = isUnread(useAtomValue(walletRemoteAtom));
  const readAll = useReadAll();
  useUpiAdded();
  return (
    <Page>
      <Card hero>
        <Balance onRetry={readAll} />
        <Pair>
          {deposits && betting && <LinkButton href="/imp9">{t('action.addFund')}</LinkButton>}
          {withdrawals && (
            <LinkButton href="/withdraw" tone="quiet">
              {t('wallet.withdrawFund')}
            </LinkButton>
          )}
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
      {/* One failure is told once, and its button reads all. */}
      {!unread && (
        <>
          {!above && <PaymentsOnTheirWay />}
          <LatestTransactions onRetry={readAll} />
        </>
      )}
    </Page>
  );
}

function useReadAll(): () => Promise<unknown> {
  const { withdrawals } = useAtomValue(configAtom).features;
  const balance = useSetAtom(refreshWalletAtom);
  const history = useSetAtom(walletHistoryResource.refresh);
  const requests = useSetAtom(withdrawHistoryResource.refresh);
  return () => Promise.all([balance(), history(), withdrawals && requests()]);
}

function Balance({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const t = useWords();
  const refresh = useSetAtom(refreshWalletAtom);
  useEffect(() => {
    refresh().catch(() => undefined);
  }, [refresh]);
  return (
    <RemoteView
      noun="balance"
      bare
      reading={useAtomValue(walletRemoteAtom)}
      onRetry={onRetry}
      loading={<Skeleton height={64} />}
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

/** Once (spec 1 §4). */
function useUpiAdded(): void {
  const t = useWords();
  const showAdded = useCallback(
    () => showToast({ tone: 'success', text: t('wallet.upiAdded'), at: 'top-center' }),
    [t],
  );
  useShowToast(showAdded);
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
  const reading = useAtomValue(payoutNumbersResource.value);
  const numbers = valueOf(reading);
  return (
    <>
      <RemoteView
        noun="payoutNumbers"
        reading={reading}
        readAt={useAtomValue(payoutNumbersResource.minute)}
        onRetry={useSetAtom(payoutNumbersResource.refresh)}
      />
      <Listing label={t('wallet.withdrawMethods')}>
        {order.map(method => (
          <ListRow
            key={method}
            title={t(methodLabels[method])}
            detail={numbers?.[method]}
            onClick={() => onPick(method)}
          />
        ))}
      </Listing>
    </>
  );
}
