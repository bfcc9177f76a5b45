import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { createEntry } from '../../lib/store.ts';
import { HomeScreen } from '../../screens/markets/home-screen.tsx';
import { environmentAtom } from '../../state/core/environment.ts';
import { placesAtom } from '../../state/reading/places.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { stored } from '../../storage/table.ts';
import { onceIdle } from '../../ui/hooks/when-idle.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

const loadPayments = onceIdle(
  async () => (await import('../../screens/wallet/payment-cards.tsx')).PaymentCards,
);
const PaymentsAbove = lazyPart(loadPayments, { placeholder: <Skeleton height={83} /> });
const PaymentsBelow = lazyPart(loadPayments);
const FirstSteps = lazyPart(
  onceIdle(async () => (await import('../../screens/markets/first-steps.tsx')).FirstSteps),
);
const OwnPlace = () => <Place height={useAtomValue(placesAtom)?.height ?? 0} />;
const SlipsPlace = () => <Place height={useKeptSlips() * 71} />;
const Place = ({ height }: { readonly height: number }) => height > 0 && <Skeleton height={height + 1} />;
const slipsPlace = <SlipsPlace />;
const Yours = lazyPart(
  onceIdle(async () => (await import('../../screens/history/yours.tsx')).Yours),
  {
    placeholder: (
      <>
        <OwnPlace />
        {slipsPlace}
      </>
    ),
  },
);
const YourSlips = lazyPart(async () => (await import('./groups/bid.ts')).onHome.YourSlips, {
  placeholder: slipsPlace,
});

/** Without slips the home screen loads nothing of them. */
function useKeptSlips(): number {
  const { tab } = useAtomValue(environmentAtom);
  const kept = ({ key }: { key: string }): readonly unknown[] =>
    createEntry(tab, key, value => (Array.isArray(value) ? value : null)).read() ?? [];
  const [count] = useState(() => [stored.slips, stored.closedSlips].flatMap(kept).length);
  return count;
}

export function HomeWithPayments() {
  // What is known later must not move the markets, so it does not stand above them.
  const [above] = useState(useAtomValue(hasOpenDepositAtom));
  const slips = useKeptSlips();
  return (
    <HomeScreen
      above={
        <>
          <Yours Slips={slips > 0 ? YourSlips : null} />
          {above && <PaymentsAbove />}
        </>
      }
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
