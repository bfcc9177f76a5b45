import { useEffect, useState } from 'react';

/** Vibrates, if the device can, and shakes for a time, to show a refusal. Both times are in milliseconds. */
export function useShake(times: { readonly vibrateMs: number; readonly shakeMs: number }): {
  readonly shaking: boolean;
  readonly shake: () => void;
} {
  const [shaking, setShaking] = useState(false);
  useEffect(() => {
    if (!shaking) return;
    const timer = setTimeout(() => setShaking(false), times.shakeMs);
    return () => clearTimeout(timer);
  }, [shaking, times.shakeMs]);
  return {
    shaking,
    shake: () => {
      // Safari has no vibration; a browser may also refuse it before the first tap.
      if ('vibrate' in navigator) navigator.vibrate(times.vibrateMs);
      setShaking(true);
    },
  };
}
