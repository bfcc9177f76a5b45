import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { onceForEach } from '../../lib/once.ts';
import { Yours } from '../../screens/history/yours.tsx';
import { InstallOffer } from '../../screens/account/install-offer.tsx';
import { FirstSteps } from '../../screens/markets/first-steps.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

const loadPayments = async () => (await import('../../screens/wallet/payment-cards.tsx')).PaymentCards;
const PaymentsAbove = lazyPart(loadPayments, { placeholder: <Skeleton height={83} /> });
const PaymentsBelow = lazyPart(loadPayments);
const slipsWithin = onceForEach(height =>
  lazyPart(async () => (await import('./groups/bid.ts')).YourSlips, {
    placeholder: <Skeleton height={Number(height)} />,
  }),
);

type Props = { readonly slips: number; readonly payments: boolean };

export const Above = ({ slips, payments }: Props) => (
  <>
    <Yours Slips={slips > 0 ? slipsWithin(`${slips * 71 + 1}`) : null} />
    {payments && <PaymentsAbove />}
  </>
);

export const Below = ({ paid }: { readonly paid: boolean }) => (
  <>
    {!paid && (
      <>
        <PaymentsBelow />
        <FirstSteps />
      </>
    )}
    <InstallOffer />
  </>
);
