import { useAtomValue } from 'jotai';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';

const load = async () => (await import('./deposit-parts.ts')).depositParts.PaymentCards;

/** Payments that the provider has not confirmed; nothing, and nothing loaded, while there is none. */
export function UnreportedPayments() {
  return useAtomValue(unreportedAtom).length > 0 && <Cards />;
}

function Cards() {
  const PaymentCards = useLoaded(load);
  return PaymentCards !== null && PaymentCards !== 'failed' && <PaymentCards />;
}
