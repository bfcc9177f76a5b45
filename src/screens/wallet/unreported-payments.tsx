import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';

const load = async () => (await import('./deposit-parts.ts')).depositParts.PaymentCards;

/** Payments that the provider has not confirmed or not decided. Shows and loads nothing until there are some. */
export function UnreportedPayments() {
  const awaits = useAtomValue(hasOpenDepositAtom);
  const some = useAtomValue(unreportedAtom).length > 0 || awaits;
  const [shown, setShown] = useState(some);
  // They stay until the player leaves: what is decided meanwhile keeps its place.
  if (some && !shown) setShown(true);
  return shown && <LoadedPaymentCards awaits={awaits} />;
}

function LoadedPaymentCards({ awaits }: { readonly awaits: boolean }) {
  const PaymentCards = useLoaded(load);
  if (PaymentCards === null) return awaits && <Skeleton height={83} />;
  return PaymentCards !== 'failed' && <PaymentCards />;
}
