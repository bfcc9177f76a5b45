import { FirstSteps } from '../../screens/markets/first-steps.tsx';
import { InstallOffer } from '../../screens/account/install-offer.tsx';
import { PaymentCards } from '../../screens/wallet/payment-cards.tsx';

type Props = {
  /** The payments stand above the markets. */
  readonly paid: boolean;
};

/** It comes when the page is idle, and moves nothing. */
export const BelowMarkets = ({ paid }: Props) => (
  <>
    {!paid && (
      <>
        <PaymentCards />
        <FirstSteps />
      </>
    )}
    <InstallOffer />
  </>
);
