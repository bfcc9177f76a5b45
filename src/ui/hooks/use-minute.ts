import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '../../lib/clock.ts';

/**
 * The running minute by the app's clock, in whole minutes since 1970. Looked at every second (a device may sleep) and
 * when the clock is moved by a server, but what shows it is drawn once a minute.
 */
export function useMinute(clock: Clock): number {
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
  return useSyncExternalStore(watch, minute, minute);
}
