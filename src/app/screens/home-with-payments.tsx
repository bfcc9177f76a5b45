import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { HomeScreen } from '../../screens/markets/home-screen.tsx';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { whenIdle } from '../../ui/hooks/when-idle.ts';

const load = async () => {
  await new Promise<void>(resolve => whenIdle(resolve));
  return (await import('./home-parts.tsx')).HomeParts;
};

/** The home screen with the payments that are on their way. Their file is no part of the first load. */
export function HomeWithPayments() {
  const awaits = useAtomValue(hasOpenDepositAtom);
  // Only what is known at the first drawing stands above the markets: what comes later must not move them.
  const [above] = useState(awaits);
  const Parts = useLoaded(load);
  const payments =
    Parts === null ? above && <Skeleton height={83} /> : Parts !== 'failed' && <Parts above={above} />;
  return <HomeScreen above={above && payments} below={!above && payments} />;
}
