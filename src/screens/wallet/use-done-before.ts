import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { EarlierRow } from '../../domain/placing/order.ts';
import { isRowOf } from '../../domain/placing/traces.ts';
import { earlierAtom } from '../../state/money/money-notices.ts';

/** Calls `onRead` when the player has closed the dialog 'Done before' about a row of `asker`. */
export function useDoneBefore(asker: string | undefined, onRead: (row: EarlierRow) => void): void {
  const earlier = useAtomValue(earlierAtom);
  const shown = useRef(earlier);
  const read = useEffectEvent(() => {
    const own = shown.current.find(({ row }) => asker !== undefined && isRowOf(row, asker));
    if (earlier.length === 0 && own) onRead(own);
    shown.current = earlier;
  });
  useEffect(() => read(), [earlier]);
}
