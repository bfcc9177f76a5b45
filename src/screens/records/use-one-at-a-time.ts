import { useRef } from 'react';

/**
 * `work` does nothing while it still runs. A second tap may come before the button is drawn as busy, and must not look
 * like a request from elsewhere.
 */
export function useOneAtATime<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const running = useRef(false);
  return async (...args) => {
    if (running.current) return;
    running.current = true;
    try {
      await work(...args);
    } finally {
      running.current = false;
    }
  };
}
