import { type ReadonlySignal, useSignal } from '@preact/signals-react';
import { useEffect } from 'react';
import type { Clock } from '../lib/clock.ts';

const minuteOf = (clock: Clock): number => Math.floor(clock.now() / 60_000);

/**
 * The running minute by the app's clock, in whole minutes since 1970. Looked at every second, because the clock
 * may be moved (a server's clock, a kiosk that wakes), but it only changes, and renders, once a minute.
 */
export function useMinute(clock: Clock): ReadonlySignal<number> {
  const minute = useSignal(minuteOf(clock));
  useEffect(() => {
    const look = (): void => {
      minute.value = minuteOf(clock);
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [clock, minute]);
  return minute;
}
