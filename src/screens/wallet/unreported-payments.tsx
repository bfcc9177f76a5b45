import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

const PaymentCards = lazyPart(async () => (await import('./payment-cards.tsx')).PaymentCards, {
  placeholder: <Skeleton height={83} />,
});

/** It loads nothing until there are some. */
export function UnreportedPayments() {
  const awaits = useAtomValue(hasOpenDepositAtom);
  const some = useAtomValue(unreportedAtom).length > 0 || awaits;
  const [shown, setShown] = useState(some);
  // What is decided meanwhile keeps its place.
  if (some && !shown) setShown(true);
  return shown && <PaymentCards />;
}
