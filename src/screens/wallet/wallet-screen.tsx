import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { formatAmount } from '../../domain/amount.ts';
import { configAtom } from '../../state/environment.ts';
import { upiAddedAtom } from '../../state/otp.ts';
import { refreshWalletAtom, walletAtom } from '../../state/wallet.ts';
import { LinkButton } from '../../ui/button.tsx';
import { BigFigure, Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pair } from '../../ui/layout.tsx';
import { Listing, ListRow } from '../../ui/listing.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useWords } from '../../ui/words.tsx';
import { LatestTransactions } from './latest-transactions.tsx';
import { WithdrawMethods } from './withdraw-methods.tsx';

/** The wallet hub: the balance, what can be done with it, and what happened last (spec 1 §2). */
export function WalletScreen() {
  const t = useWords();
  const { deposits, withdrawals, transfers } = useAtomValue(configAtom).features;
  useUpiAdded();
  return (
    <Page>
      <Card hero>
        <Balance />
        <Pair>
          {deposits && <LinkButton href="/imp9">{t('wallet.addFund')}</LinkButton>}
          {withdrawals && (
            <LinkButton href="/withdraw" tone="quiet">
              {t('wallet.withdrawFund')}
            </LinkButton>
          )}
        </Pair>
      </Card>
      <Listing>
        <ListRow leading={<Icon name="history" />} title={t('wallet.history')} href="/transaction" />
        {transfers && (
          <ListRow leading={<Icon name="transfer" />} title={t('wallet.transfer')} href="/transfer" />
        )}
      </Listing>
      {withdrawals && <WithdrawMethods />}
      <LatestTransactions />
    </Page>
  );
}

function Balance() {
  const t = useWords();
  const balance = useAtomValue(walletAtom);
  const refresh = useSetAtom(refreshWalletAtom);
  useEffect(() => {
    refresh().catch(() => undefined);
  }, [refresh]);
  if (balance === null) return <Skeleton height={64} />;
  const known = balance !== 'unreadable';
  return (
    <BigFigure
      label={t('wallet.balance')}
      value={known ? formatAmount(balance) : t('amount.unknown')}
      unit={known ? t('points.unit') : ''}
    />
  );
}

/** Back from the code screen with a number added: says so, once. */
function useUpiAdded(): void {
  const t = useWords();
  const [added, setAdded] = useAtom(upiAddedAtom);
  useEffect(() => {
    if (!added) return;
    setAdded(false);
    showToast({ tone: 'success', text: t('wallet.upiAdded'), at: 'top-center' });
  }, [added, setAdded, t]);
}
