import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isoDate } from '../../domain/dates.ts';
import type { HistoryKey } from '../../domain/history/history.ts';
import type { Clock } from '../../lib/clock.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { HistoryBetween } from './history-between.tsx';

/** One of the six histories (spec 2 §2). It starts again on a new day, or when the clock was corrected. */
export function HistoryScreen({ view }: { readonly view: { readonly history: HistoryKey } }) {
  const clock = useAtomValue(clockAtom);
  const ready = useClockReady(clock);
  const { date } = useNow(clock);
  return <HistoryBetween key={isoDate(date)} name={view.history} today={date} ready={ready} />;
}

/** Whether the clock is set: a page that was just opened may not have the server's time yet. */
function useClockReady(clock: Clock): boolean {
  const [ready, setReady] = useState<Clock | null>(null);
  useEffect(() => {
    void clock.ready.then(() => setReady(clock));
  }, [clock]);
  return ready === clock;
}
