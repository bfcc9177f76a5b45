import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { awaitedAtom } from '../../state/money/deposits/awaited-deposits.ts';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';

const load = async () => (await import('./deposit-parts.ts')).depositParts.PaymentCards;

/** Payments that the provider has not confirmed or not decided. Shows and loads nothing until there are some. */
export function UnreportedPayments() {
  const awaited = useAtomValue(awaitedAtom).length;
  const some = useAtomValue(unreportedAtom).length + awaited > 0;
  const [shown, setShown] = useState(some);
  if (some && !shown) setShown(true);
  return shown && <LoadedPaymentCards awaited={awaited} />;
}

function LoadedPaymentCards({ awaited }: { readonly awaited: number }) {
  const PaymentCards = useLoaded(load);
  if (PaymentCards === null) return awaited > 0 && <Skeleton height={29 + 54 * awaited} />;
  return PaymentCards !== 'failed' && <PaymentCards />;
}
