import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { EarlierRow } from '../../domain/placing/order.ts';
import { earlierAtom } from '../../state/money/money-notices.ts';

/** Calls `onRead` with the rows of the dialog 'Done before' when the player has closed it. */
export function useDoneBefore(onRead: (rows: readonly EarlierRow[]) => void): void {
  const earlier = useAtomValue(earlierAtom);
  const shown = useRef(earlier);
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const before = shown.current;
    shown.current = earlier;
    if (earlier.length === 0 && before.length > 0) read(before);
  }, [earlier]);
}
