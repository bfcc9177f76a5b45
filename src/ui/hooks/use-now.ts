import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { localTime, type LocalTime } from '../../domain/dates.ts';
import type { Clock } from '../../lib/clock.ts';

/** Reads the clock every second, because timers stop while a device sleeps. */
export function useNow(clock: Clock): LocalTime {
  const read = (): number => Math.floor(clock.now() / 60_000);
  const watch = useCallback(
    (check: () => void) => {
      const timer = setInterval(check, 1000);
      const stopListening = clock.onChange(check);
      return () => {
        clearInterval(timer);
        stopListening();
      };
    },
    [clock],
  );
  const minute = useSyncExternalStore(watch, read, read);
  return useMemo(() => localTime(minute * 60_000, clock.zone), [minute, clock.zone]);
}
