import { useCallback, useEffect, useState } from 'react';
import { pageClock } from '../../lib/steady-clock.ts';

/** The seconds left, down to 0, and a function that starts again. */
export type Countdown = { readonly left: number; readonly restart: () => void };

/** Counts down from `seconds` to a fixed end time, because timers stop while a device sleeps. */
export function useCountdown(seconds: number): Countdown {
  const [left, setLeft] = useState(seconds);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const now = pageClock();
    const end = now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.round((end - now()) / 1000));
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
