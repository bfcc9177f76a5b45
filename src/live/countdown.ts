import { type ReadonlySignal, useSignal } from '@preact/signals-react';
import { useCallback, useEffect, useState } from 'react';

/** The seconds still to wait, down to 0, and the way to begin again. */
export type Countdown = { readonly left: ReadonlySignal<number>; readonly restart: () => void };

/** Counts down from `seconds`. Measured against its end, so that a page that slept has waited all the same. */
export function useCountdown(seconds: number): Countdown {
  const left = useSignal(seconds);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    left.value = seconds;
    const timer = setInterval(() => {
      left.value = Math.max(0, Math.round((end - performance.now()) / 1000));
      if (left.value === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [left, seconds, round]);
  const restart = useCallback(() => setRound(before => before + 1), []);
  return { left, restart };
}
