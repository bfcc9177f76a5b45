/** A busy phone is not waited for any longer, in milliseconds. */
const latest = 2000;

/** Acts once the browser has nothing better to do. Returns the way to call it off. */
export function whenIdle(act: () => void): () => void {
  const handle = window.requestIdleCallback
    ? window.requestIdleCallback(act, { timeout: latest })
    : window.setTimeout(act, latest);
  return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
}
