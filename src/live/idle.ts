import { type ReadonlySignal, useSignal } from '@preact/signals-react';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { activityEvents } from '../lib/activity-events.ts';

export type Idle = {
  /** The seconds that are left, once they are few; else null. */
  readonly left: ReadonlySignal<number | null>;
  /** Begins anew; while few are left nothing else does. */
  readonly stay: () => void;
};

/**
 * Calls `onIdle` when nobody has touched the page for `seconds`, and then begins anew. Measured against the last sign
 * of life, so that a page that slept has waited all the same.
 */
export function useIdle(options: {
  readonly seconds: number;
  readonly warnSeconds: number;
  readonly onIdle: () => void;
}): Idle {
  const { seconds, warnSeconds } = options;
  const left = useSignal<number | null>(null);
  const last = useRef(0);
  const idle = useEffectEvent(options.onIdle);
  const stay = useCallback(() => {
    last.current = performance.now();
    left.value = null;
  }, [left]);

  useEffect(() => {
    stay();
    const look = (): void => {
      const rest = Math.ceil(seconds - (performance.now() - last.current) / 1000);
      left.value = rest > 0 && rest <= warnSeconds ? rest : null;
      if (rest > 0) return;
      stay();
      idle();
    };
    const touched = (): void => {
      if (left.value === null) last.current = performance.now();
    };
    const timer = setInterval(look, 1000);
    for (const sign of activityEvents)
      window.addEventListener(sign, touched, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of activityEvents) window.removeEventListener(sign, touched, { capture: true });
    };
  }, [seconds, warnSeconds, left, stay]);
  return { left, stay };
}
