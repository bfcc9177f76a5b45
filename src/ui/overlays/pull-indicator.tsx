import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import css from './pull-indicator.module.css';

/** The sign that follows the finger of usePullToRefresh; nothing without a pull. */
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
