/** A busy phone is not waited for any longer, in milliseconds. */
const latest = 2000;

/** Acts once the browser has nothing better to do, and not before `rest` milliseconds. Returns the way to call it off. */
export function whenIdle(act: () => void, rest = 0): () => void {
  if (rest > 0) {
    let off: (() => void) | undefined;
    const timer = window.setTimeout(() => (off = whenIdle(act)), rest);
    return () => {
      window.clearTimeout(timer);
      off?.();
    };
  }
  const handle = window.requestIdleCallback
    ? window.requestIdleCallback(act, { timeout: latest })
    : window.setTimeout(act, latest);
  return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
}
