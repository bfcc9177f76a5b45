import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '../../lib/listen.ts';
import { topModal } from '../hooks/modal-stack.ts';
import { Icon } from '../icons/icon.tsx';
import css from './pull-indicator.module.css';

export function PullIndicator({ distance, refreshing }: { distance: number; refreshing: boolean }) {
  const sign = useRef<HTMLDivElement>(null);
  const shown = distance > 0 || refreshing;
  useLayoutEffect(() => {
    sign.current?.style.setProperty('--pull', `${distance}px`);
    sign.current?.style.setProperty('--turn', `${distance * 4}deg`);
  }, [distance]);
  return shown ? (
    <div ref={sign} aria-hidden="true" className={css.sign} data-refreshing={refreshing || undefined}>
      <Icon name="refresh" />
    </div>
  ) : null;
}

type PullOptions = {
  /** Pixels: the place during the reload, the greatest distance, and the least distance that reloads. */
  threshold: number;
  maximum: number;
  reloadAt: number;
  /** Milliseconds between the release and `onReload`. */
  timeoutMs: number;
  onReload: () => void;
};

/** Spec 1 §4. `distance` is in pixels. */
export function usePullToRefresh({ threshold, maximum, reloadAt, timeoutMs, onReload }: PullOptions) {
  const [distance, setDistance] = useState(0);
  const [refreshing, setRefreshing] = useState(false);
  const reload = useEffectEvent(onReload);

  useEffect(() => {
    if (!refreshing) return;
    const timer = setTimeout(() => {
      setRefreshing(false);
      setDistance(0);
      if (!topModal()) reload();
    }, timeoutMs);
    return () => clearTimeout(timer);
  }, [refreshing, timeoutMs]);

  useEffect(() => {
    if (refreshing) return;
    let from: { x: number; y: number } | null = null;
    let pulled = 0;
    const start = ({ touches }: TouchEvent) => {
      const free = touches.length === 1 && window.scrollY <= 0 && !topModal();
      const finger = free ? touches[0] : undefined;
      from = finger ? { x: finger.clientX, y: finger.clientY } : null;
      pulled = 0;
    };
    const move = ({ touches, target }: TouchEvent) => {
      const finger = touches[0];
      if (!from || !finger) return;
      const down = finger.clientY - from.y;
      const sideways = Math.abs(finger.clientX - from.x) > Math.abs(down);
      // Asked here and not at the start, because the answer takes long and a tap does not need it.
      const isOther = () => pulled === 0 && (sideways || scrolls(target));
      if (touches.length > 1 || window.scrollY > 0 || isOther()) from = null;
      pulled = from ? Math.max(0, Math.min(maximum, down)) : 0;
      setDistance(pulled);
    };
    const end = () => {
      if (from && pulled >= reloadAt) {
        setRefreshing(true);
        setDistance(threshold);
      } else setDistance(0);
      from = null;
    };
    const cancel = () => {
      from = null;
      setDistance(0);
    };
    const stops = [
      listen(window, ['touchstart'], start, { passive: true }),
      listen(window, ['touchmove'], move, { passive: true }),
      listen(window, ['touchend'], end),
      listen(window, ['touchcancel'], cancel),
    ];
    return () => stops.forEach(stop => stop());
  }, [refreshing, maximum, reloadAt, threshold]);

  return { distance, refreshing };
}

function scrolls(target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : null;
  while (element && element !== document.body) {
    const { overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) return true;
    element = element.parentElement;
  }
  return false;
}
