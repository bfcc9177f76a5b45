import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { onceForEach } from '../../lib/once.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { Listed } from './payment-cards.tsx';

/** Cards keep their places while they load, so that nothing below them moves. */
const cardsWithin = onceForEach(height =>
  lazyPart(async () => (await import('./payment-cards.tsx')).PaymentCards, {
    placeholder: <Skeleton height={Number(height)} />,
  }),
);
const nothing: Listed = { deposits: [], withdrawals: [] };

/** Loads nothing until there are payments to show. */
export function UnreportedPayments({ listed = nothing }: { readonly listed?: Listed | undefined }) {
  const own = useAtomValue(unreportedAtom).length > 0;
  const { length: requests } = listed.withdrawals;
  const expected = useAtomValue(hasOpenDepositAtom) || own;
  const deposits = Math.max(listed.deposits.length, expected ? 1 : 0);
  // Pixels: a title and its rows.
  const place = deposits + requests > 0 ? 31 + 52 * deposits + 66 * requests : 0;
  const [height, setHeight] = useState(place);
  // A payment that is decided meanwhile keeps its place.
  if (height === 0 && place > 0) setHeight(place);
  const Cards = cardsWithin(String(height));
  return height > 0 && <Cards listed={listed} height={height} />;
}
