import { useSignal } from '@preact/signals-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { activityEvents } from '../lib/activity-events.ts';
import { listen } from '../lib/listen.ts';
import { steadyClock } from '../lib/clock.ts';

const noteEveryMs = 1000;

/**
 * Measures from the last touch, because timers do not run while the device sleeps and that time counts too.
 */
export function useIdle(options: {
  readonly seconds: number;
  readonly warnSeconds: number;
  readonly onIdle: () => void;
  /** Milliseconds since 1970. The page before passes it on, so that a reload does not restart the time. */
  readonly touchedAt?: number | null;
  /** Called at most once a second. */
  readonly onTouch?: (at: number) => void;
}) {
  const { seconds, warnSeconds, touchedAt = null, onTouch } = options;
  /** The seconds left, or null before the last `warnSeconds`. */
  const secondsLeft = useSignal<number | null>(null);
  const [now] = useState(() => steadyClock());
  const last = useRef(0);
  const idle = useEffectEvent(options.onIdle);
  const noted = useRef(0);
  const touch = useCallback(() => {
    last.current = now();
    if (last.current - noted.current < noteEveryMs) return;
    noted.current = last.current;
    onTouch?.(last.current);
  }, [now, onTouch]);
  /** In the last `warnSeconds` a touch does not restart the time: the player must answer the dialog. */
  const stay = useCallback(() => {
    touch();
    secondsLeft.value = null;
  }, [secondsLeft, touch]);
  const [before] = useState(touchedAt);
  const begin = useEffectEvent((): void => {
    const age = before === null ? -1 : now() - before;
    if (before !== null && age >= 0 && age < seconds * 1000) last.current = before;
    else stay();
  });

  useEffect(() => {
    begin();
    const check = (): void => {
      const rest = Math.ceil(seconds - (now() - last.current) / 1000);
      secondsLeft.value = rest > 0 && rest <= warnSeconds ? rest : null;
      if (rest > 0) return;
      stay();
      idle();
    };
    const touched = (): void => {
      // After sleep a touch may come before the timer.
      check();
      if (secondsLeft.value === null) touch();
    };
    const timer = setInterval(check, 1000);
    const stopListening = listen(window, activityEvents, touched, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [seconds, warnSeconds, secondsLeft, now, stay, touch]);
  return { secondsLeft, stay };
}
