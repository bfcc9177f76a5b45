import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { createEntry, type KeyValueStore } from '../../lib/store.ts';
import { HomeScreen } from '../../screens/markets/home-screen.tsx';
import { usualRowHeight } from '../../screens/records/usual-row-height.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { placesTodayAtom } from '../../state/reading/places.ts';
import { rowHeight } from '../../state/reading/row-height.ts';
import { neededFundsAtom } from '../../state/reading/needed-funds.ts';
import { stored } from '../../storage/table.ts';
import { onceIdle } from '../../ui/hooks/when-idle.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { loadScreenStyles } from '../shell/load-background.ts';

/** With their styles: their heights are measured. */
const load = onceIdle(async () => (await Promise.all([import('./home-late.tsx'), loadScreenStyles()]))[0]);

const LateAbove = lazyPart(async () => (await load()).Above, { placeholder: <Place /> });
const Below = lazyPart(async () => (await load()).Below);

function Place() {
  return <Skeleton height={useReserved().height} />;
}

const Above = () => <LateAbove {...useReserved()} />;

/** The player's own has room for a row at least; later rows must not move the markets. */
function useReserved() {
  const { tab, local } = useAtomValue(environmentAtom);
  const places = useAtomValue(placesTodayAtom);
  const needsFunds = useAtomValue(neededFundsAtom) !== null;
  const [{ count, deposit }] = useState(() => {
    const kept = (store: KeyValueStore, { key }: { key: string }) =>
      createEntry<unknown>(store, key, value => value).read();
    const rows = [stored.slips, stored.closedSlips].flatMap(row => kept(tab, row) ?? []);
    return { count: rows.length, deposit: kept(local, stored.openDeposits) !== null };
  });
  const slips = count && count * (places?.slip || usualRowHeight());
  const payments = places?.payments || (deposit ? rowHeight : 0);
  // The button Add Fund makes its row higher.
  const least = needsFunds ? 2 * rowHeight + 9 : rowHeight;
  const own = places?.height ?? (slips + payments > 0 ? 0 : rowHeight);
  return { slips, own, height: Math.max(own + slips + payments, least) + 1 };
}

export function HomeWithPayments() {
  return <HomeScreen above={<Above />} below={<Below />} />;
}
