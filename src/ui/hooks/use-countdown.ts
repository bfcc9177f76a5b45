import { useCallback, useEffect, useState } from 'react';

/** The seconds still to wait, down to 0, and the way to begin again. */
export type Countdown = { readonly left: number; readonly restart: () => void };

/** Counts down from `seconds`. Measured against its end, so that a page that slept has waited all the same. */
export function useCountdown(seconds: number): Countdown {
  const [left, setLeft] = useState(seconds);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.round((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, round]);
  const restart = useCallback(() => {
    setLeft(seconds);
    setRound(before => before + 1);
  }, [seconds]);
  return { left, restart };
}
