import { useEffect } from 'react';
import css from './kiosk-page.module.css';

/**
 * Makes the page a fixed one: full screen from the first tap and again after each time it was left, the display awake,
 * no context menu, no zoom, no pull. What a browser refuses stays as it is.
 */
export function useKioskPage(): void {
  useEffect(() => {
    const page = document.documentElement;
    const kiosk = css.kiosk ?? '';
    page.classList.add(kiosk);
    const ending = new AbortController();
    const { signal } = ending;

    const fill = (): void => {
      if (!document.fullscreenElement) page.requestFullscreen?.().catch(() => undefined);
    };
    document.addEventListener('click', fill, { signal });

    let lock: WakeLockSentinel | null = null;
    const wake = async (): Promise<void> => {
      // The browser lets go of it whenever the page is hidden.
      if (document.hidden || (lock !== null && !lock.released)) return;
      lock = await navigator.wakeLock.request('screen');
      if (signal.aborted) await lock.release();
    };
    const awake = (): void => void wake().catch(() => undefined);
    awake();
    document.addEventListener('visibilitychange', awake, { signal });

    const never = (event: Event): void => event.preventDefault();
    const notWithTwo = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const notWithCtrl = (event: WheelEvent): void => {
      if (event.ctrlKey) event.preventDefault();
    };
    document.addEventListener('contextmenu', never, { signal });
    document.addEventListener('gesturestart', never, { signal });
    document.addEventListener('touchmove', notWithTwo, { signal, passive: false });
    document.addEventListener('wheel', notWithCtrl, { signal, passive: false });
    return () => {
      ending.abort();
      page.classList.remove(kiosk);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
