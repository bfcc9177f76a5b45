import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { DateRange } from '../../domain/history/history-query.ts';
import { type CalendarDate, dayBefore } from '../../domain/dates.ts';
import type { Listed, ShownRecord } from '../../domain/history/history.ts';
import type { Family } from '../../domain/market/market.ts';
import { readBidsAtom, readWinsAtom } from '../../state/reading/histories.ts';

/** A family's bids and wins; null what could not be read. */
export type OwnBids = {
  readonly bids: Listed<ShownRecord> | null;
  readonly wins: Listed<ShownRecord> | null;
};

/**
 * The player's bids and wins of all families, of today and the day before (of markets past midnight); null while they
 * are read. They are read again when `shown` changes.
 */
export function useOwnBids(today: CalendarDate, shown: string): { readonly [F in Family]: OwnBids } | null {
  const readBids = useSetAtom(readBidsAtom);
  const readWins = useSetAtom(readWinsAtom);
  const [own, setOwn] = useState<{ readonly [F in Family]: OwnBids } | null>(null);
  const { year, month, day } = today;
  useEffect(() => {
    let live = true;
    const to = { year, month, day };
    const range: DateRange = { from: dayBefore(to), to };
    const read = async (family: Family): Promise<OwnBids> => {
      const [bids, wins] = await Promise.all([
        readBids({ family, ...range }),
        readWins({ family, ...range }),
      ]);
      return { bids, wins };
    };
    const readAll = async (): Promise<void> => {
      const [main, starline, gali] = await Promise.all([read('main'), read('starline'), read('gali')]);
      if (live) setOwn({ main, starline, gali });
    };
    void readAll();
    return () => {
      live = false;
    };
  }, [year, month, day, shown, readBids, readWins]);
  return own;
}
