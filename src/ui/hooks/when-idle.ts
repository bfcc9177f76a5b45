/** Milliseconds to wait at most for a busy browser. */
const longestWaitMs = 2000;

/**
 * Runs `act` when the browser is idle, but not before `delay` milliseconds. Returns a function that cancels
 * it.
 */
export function whenIdle(act: () => void, delay = 0): () => void {
  if (delay > 0) {
    let cancel: (() => void) | undefined;
    const timer = window.setTimeout(() => (cancel = whenIdle(act)), delay);
    return () => {
      window.clearTimeout(timer);
      cancel?.();
    };
  }
  const handle = window.requestIdleCallback
    ? window.requestIdleCallback(act, { timeout: longestWaitMs })
    : window.setTimeout(act, longestWaitMs);
  return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
}

const idle = (): Promise<void> => new Promise(resolve => void whenIdle(resolve));

export const onceIdle =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    await idle();
    return load();
  };
