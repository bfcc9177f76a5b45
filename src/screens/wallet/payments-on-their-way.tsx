import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { isOpenDeposit } from '../../domain/wallet/transactions.ts';
import { isUnread, valueOf } from '../../lib/remote.ts';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { ownWithdrawalsAtom, withdrawHistoryResource } from '../../state/money/withdrawals.ts';
import { walletHistoryResource } from '../../state/reading/wallet-reading.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { Listed } from './payment-cards.tsx';

const PaymentCards = lazyPart(async () => (await import('./payment-cards.tsx')).PaymentCards, {
  placeholder: <Skeleton height={83} />,
});

const nothing: Listed = { deposits: [], withdrawals: [] };

/** It loads nothing until there are some. */
export function UnreportedPayments({ listed = nothing }: { readonly listed?: Listed }) {
  const own = useAtomValue(unreportedAtom).length > 0;
  const some = useAtomValue(hasOpenDepositAtom) || own || Object.values(listed).flat().length > 0;
  const [shown, setShown] = useState(some);
  // What is decided meanwhile keeps its place.
  if (some && !shown) setShown(true);
  return shown && <PaymentCards listed={listed} />;
}

/** Also what the provider lists of other devices. */
export function PaymentsOnTheirWay() {
  const history = useAtomValue(walletHistoryResource.value);
  const reading = useAtomValue(ownWithdrawalsAtom);
  const withdrawals = valueOf(reading)?.rows.filter(({ status }) => status === 'pending');
  const deposits = valueOf(history)?.rows.filter(isOpenDeposit);
  const readAgain = useSetAtom(withdrawHistoryResource.refresh);
  return (
    <>
      <UnreportedPayments listed={{ deposits: deposits ?? [], withdrawals: withdrawals ?? [] }} />
      {!isUnread(history) && <RemoteView noun="withdrawals" reading={reading} onRetry={readAgain} />}
    </>
  );
}
