import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { inOrder, inOrderOf, type OrderedMarket } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';

/**
 * The markets in their order, and the ref of the element around their cards. While a card is pressed or has the focus,
 * the order stays, so that no card moves away under a finger; the next minute or poll brings the new one.
 */
export function useSteadyOrder<M extends OrderedMarket>(
  markets: readonly M[],
  now: MinuteOfDay,
): { readonly ref: RefObject<HTMLDivElement | null>; readonly ordered: readonly M[] } {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useMemo(() => inOrder(markets, now), [markets, now]);
  const [shown, setShown] = useState(wanted);
  const same = shown.length === wanted.length && shown.every(({ id }, index) => id === wanted[index]?.id);

  useLayoutEffect(() => {
    const list = ref.current;
    if (same || list?.contains(document.activeElement) === true || list?.matches(':active') === true) return;
    setShown(wanted);
  }, [same, wanted]);

  return {
    ref,
    ordered: same
      ? wanted
      : inOrderOf(
          markets,
          shown.map(({ id }) => id),
        ),
  };
}
