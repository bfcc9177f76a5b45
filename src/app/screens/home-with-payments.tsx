import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { createEntry } from '../../lib/store.ts';
import { HomeScreen } from '../../screens/markets/home-screen.tsx';
import { environmentAtom } from '../../state/core/environment.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { placesAtom } from '../../state/reading/places.ts';
import { stored } from '../../storage/table.ts';
import { onceIdle } from '../../ui/hooks/when-idle.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

const load = onceIdle(() => import('./home-late.tsx'));

const Above = lazyPart(async () => (await load()).Above, { placeholder: <Place /> });
const Below = lazyPart(async () => (await load()).Below);

function Place() {
  const { slips, payments } = useKept();
  const height = useAtomValue(placesAtom)?.height ?? 0;
  return [height, slips * 71, payments ? 83 : 0].map(
    (part, n) => part > 0 && <Skeleton key={n} height={part + 1} />,
  );
}

type Kept = { readonly slips: number; readonly payments: boolean };

/** Payments that are known only later must not move the markets, so they are below them. */
function useKept(): Kept {
  const { tab } = useAtomValue(environmentAtom);
  const kept = ({ key }: { key: string }): readonly unknown[] =>
    createEntry(tab, key, value => (Array.isArray(value) ? value : null)).read() ?? [];
  const payments = useAtomValue(hasOpenDepositAtom);
  const [first] = useState(() => ({
    payments,
    slips: [stored.slips, stored.closedSlips].flatMap(kept).length,
  }));
  return first;
}

export function HomeWithPayments() {
  const kept = useKept();
  return <HomeScreen above={<Above {...kept} />} below={<Below paid={kept.payments} />} />;
}
