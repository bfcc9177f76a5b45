import { useEffect } from 'react';
import css from './kiosk-page.module.css';

/** As far as the browser allows. */
export function useKioskPage(): void {
  useEffect(() => {
    const page = document.documentElement;
    const kiosk = css.kiosk ?? '';
    page.classList.add(kiosk);
    const abort = new AbortController();
    const { signal } = abort;

    const enterFullScreen = (): void => {
      if (!document.fullscreenElement) page.requestFullscreen?.().catch(() => undefined);
    };
    document.addEventListener('click', enterFullScreen, { signal });

    let lock: WakeLockSentinel | null = null;
    const requestLock = async (): Promise<void> => {
      // The browser releases the lock whenever the page is hidden.
      if (document.hidden || (lock !== null && !lock.released)) return;
      lock = await navigator.wakeLock.request('screen');
      if (signal.aborted) await lock.release();
    };
    const keepDisplayOn = (): void => void requestLock().catch(() => undefined);
    keepDisplayOn();
    document.addEventListener('visibilitychange', keepDisplayOn, { signal });

    const prevent = (event: Event): void => event.preventDefault();
    const preventPinch = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const preventZoom = (event: WheelEvent): void => {
      if (event.ctrlKey) event.preventDefault();
    };
    document.addEventListener('contextmenu', prevent, { signal });
    document.addEventListener('gesturestart', prevent, { signal });
    document.addEventListener('touchmove', preventPinch, { signal, passive: false });
    document.addEventListener('wheel', preventZoom, { signal, passive: false });
    return () => {
      abort.abort();
      page.classList.remove(kiosk);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
