import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { HomeScreen } from '../../screens/markets/home-screen.tsx';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { idle } from '../../ui/hooks/when-idle.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

const loadPayments = async () => {
  await idle();
  return (await import('../../screens/wallet/payment-cards.tsx')).PaymentCards;
};
const PaymentsAbove = lazyPart(loadPayments, { placeholder: <Skeleton height={83} /> });
const PaymentsBelow = lazyPart(loadPayments);
const FirstSteps = lazyPart(async () => {
  await idle();
  return (await import('../../screens/markets/first-steps.tsx')).FirstSteps;
});

export function HomeWithPayments() {
  // What is known later must not move the markets, so it does not stand above them.
  const [above] = useState(useAtomValue(hasOpenDepositAtom));
  return (
    <HomeScreen
      above={above && <PaymentsAbove />}
      below={
        !above && (
          <>
            <PaymentsBelow />
            <FirstSteps />
          </>
        )
      }
    />
  );
}
