import '../../ui/layout/common-parts.ts';
import { FirstSteps } from '../../screens/markets/first-steps.tsx';
import { depositParts } from '../../screens/wallet/deposit-parts.ts';

/** What is added to the home screen once it is drawn. `above`: it stands above the markets. */
export function HomeParts({ above }: { readonly above: boolean }) {
  return (
    <>
      <depositParts.PaymentCards />
      {!above && <FirstSteps />}
    </>
  );
}
