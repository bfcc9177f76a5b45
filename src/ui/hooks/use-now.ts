import { useCallback, useSyncExternalStore } from 'react';
import { localTime, type LocalTime } from '../../domain/dates.ts';
import type { Clock } from '../../lib/clock.ts';

/**
 * The day and the running minute by the app's clock. It is looked at every second, because a device may have slept, and
 * when a server has moved the clock; what shows it is drawn once a minute.
 */
export function useNow(clock: Clock): LocalTime {
  const minute = (): number => Math.floor(clock.now() / 60_000);
  const watch = useCallback(
    (look: () => void) => {
      const timer = setInterval(look, 1000);
      const stopListening = clock.onChange(look);
      return () => {
        clearInterval(timer);
        stopListening();
      };
    },
    [clock],
  );
  return localTime(useSyncExternalStore(watch, minute, minute) * 60_000, clock.zone);
}
