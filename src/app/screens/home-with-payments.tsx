import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { createEntry } from '../../lib/store.ts';
import { HomeScreen } from '../../screens/markets/home-screen.tsx';
import { environmentAtom } from '../../state/core/environment.ts';
import { keptYoursAtom } from '../../state/reading/yours.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { stored } from '../../storage/table.ts';
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

const SlipsPlace = () => <Skeleton height={useKeptSlips() * 71 + 1} />;
function YoursPlace() {
  const { height } = useAtomValue(keptYoursAtom);
  return (
    <>
      {height > 0 && <Skeleton height={height} />}
      {useKeptSlips() > 0 && <SlipsPlace />}
    </>
  );
}
const Yours = lazyPart(
  async () => {
    await idle();
    return (await import('../../screens/history/yours.tsx')).Yours;
  },
  { placeholder: <YoursPlace /> },
);
const YourSlips = lazyPart(async () => (await import('./groups/bid.ts')).onHome.YourSlips, {
  placeholder: <SlipsPlace />,
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
          <Yours>{slips > 0 && <YourSlips />}</Yours>
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
