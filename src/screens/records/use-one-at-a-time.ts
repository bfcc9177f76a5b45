import { useRef } from 'react';

/**
 * Does nothing while the work before still runs. A second tap may come before the button is drawn as busy, and must not
 * look like a request from elsewhere.
 */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const running = useRef(false);
  return async work => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
    }
  };
}
