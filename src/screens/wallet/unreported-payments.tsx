import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { onceForEach } from '../../lib/once.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { Listed } from './payment-cards.tsx';

/** Their place is kept while they are loaded, so that what stands below does not move. */
const cardsWithin = onceForEach(height =>
  lazyPart(async () => (await import('./payment-cards.tsx')).PaymentCards, {
    placeholder: <Skeleton height={Number(height)} />,
  }),
);
const nothing: Listed = { deposits: [], withdrawals: [] };

/** It loads nothing until there are some. */
export function UnreportedPayments({ listed = nothing }: { readonly listed?: Listed | undefined }) {
  const own = useAtomValue(unreportedAtom).length > 0;
  const { length: requests } = listed.withdrawals;
  const expected = useAtomValue(hasOpenDepositAtom) || own;
  const deposits = Math.max(listed.deposits.length, expected ? 1 : 0);
  // In pixels, of a title and its rows.
  const place = deposits + requests > 0 ? 27 + 52 * deposits + 66 * requests : 0;
  const [height, setHeight] = useState(place);
  // What is decided meanwhile keeps its place.
  if (height === 0 && place > 0) setHeight(place);
  const Cards = cardsWithin(String(height));
  return height > 0 && <Cards listed={listed} height={height} />;
}
