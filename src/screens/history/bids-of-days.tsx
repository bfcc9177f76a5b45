import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { DateRange } from '../../domain/history/history-query.ts';
import type { Listed, ShownRecord } from '../../domain/history/history.ts';
import type { Family } from '../../domain/market/market.ts';
import { readBidsAtom } from '../../state/reading/histories.ts';

type Props = {
  readonly family: Family;
  readonly range: DateRange;
  /** Called with the bids, or null when they cannot be read. */
  readonly onRead: (bids: Listed<ShownRecord> | null) => void;
};

/** Reads the bids of the days of a win history, so that its totals say what the wins cost; draws nothing. */
export function BidsOfDays({ family, range, onRead }: Props) {
  const readBids = useSetAtom(readBidsAtom);
  useEffect(() => {
    let live = true;
    void readBids({ family, ...range }).then(bids => live && onRead(bids));
    return () => {
      live = false;
    };
  }, [family, range, readBids, onRead]);
  return null;
}
