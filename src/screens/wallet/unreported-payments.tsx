import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
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
