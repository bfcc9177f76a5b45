import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DateRange, sameRange } from '../../domain/history/history-query.ts';
import type { HistoryKey, Listed, ShownRecord } from '../../domain/history/history.ts';
import type { Remote } from '../../lib/remote.ts';
import { histories } from '../../state/reading/histories.ts';

type Reading = {
  /** The days of `records`; null while no reply for the asked days has come. */
  readonly range: DateRange | null;
  readonly records: Remote<Listed<ShownRecord>> | undefined;
  /** Reads days, also those that were read before. */
  readonly read: (days: DateRange) => Promise<void>;
};

/** The records of the days that are asked for, which are read once `ready`, and when other days are asked for. */
export function useReading(name: HistoryKey, asked: DateRange, ready: boolean): Reading {
  const load = useSetAtom(histories[name].refresh);
  const known = useAtomValue(histories[name].known);
  const wanted = useRef<DateRange | null>(null);
  // Records of an earlier visit may be of other days: they are not shown as those of the asked days.
  const [range, setRange] = useState<DateRange | null>(null);

  const read = useCallback(
    async (days: DateRange): Promise<void> => {
      wanted.current = days;
      await load(days);
      // A reply to an older question says nothing of the days that are asked for now.
      if (wanted.current === days) setRange(days);
    },
    [load],
  );

  useEffect(() => {
    if (ready && (wanted.current === null || !sameRange(wanted.current, asked)))
      read(asked).catch(() => undefined);
  }, [ready, asked, read]);

  const shown = range !== null && sameRange(range, asked);
  return { range: shown ? range : null, records: shown ? known : undefined, read };
}
