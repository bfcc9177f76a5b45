import { useAtomValue } from 'jotai';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';

const load = async () => (await import('./deposit-parts.ts')).depositParts.PaymentCards;

/** Payments that the provider has not confirmed. Shows and loads nothing while there are none. */
export function UnreportedPayments() {
  return useAtomValue(unreportedAtom).length > 0 && <LoadedPaymentCards />;
}

function LoadedPaymentCards() {
  const PaymentCards = useLoaded(load);
  return PaymentCards !== null && PaymentCards !== 'failed' && <PaymentCards />;
}
