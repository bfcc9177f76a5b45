import { useSignal } from '@preact/signals-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { activityEvents, listen } from '../lib/listen.ts';
import { steadyClock } from '../lib/clock.ts';

/** The time also counts while the device sleeps and timers stand still, so it is measured from the last touch. */
export function useIdle(options: {
  readonly seconds: number;
  readonly warnSeconds: number;
  readonly onIdle: () => void;
}) {
  const { seconds, warnSeconds } = options;
  /** Null before the last `warnSeconds`. */
  const left = useSignal<number | null>(null);
  const [now] = useState(() => steadyClock());
  const last = useRef(0);
  const idle = useEffectEvent(options.onIdle);
  /** In the last `warnSeconds` touching the page does not start the time again. */
  const stay = useCallback(() => {
    last.current = now();
    left.value = null;
  }, [left, now]);

  useEffect(() => {
    stay();
    const check = (): void => {
      const rest = Math.ceil(seconds - (now() - last.current) / 1000);
      left.value = rest > 0 && rest <= warnSeconds ? rest : null;
      if (rest > 0) return;
      stay();
      idle();
    };
    const touched = (): void => {
      if (left.value === null) last.current = now();
    };
    const timer = setInterval(check, 1000);
    const stopListening = listen(window, activityEvents, touched, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [seconds, warnSeconds, left, now, stay]);
  return { left, stay };
}
