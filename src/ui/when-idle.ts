/** What a page asks for when it comes to life has a slow line to itself, in milliseconds. */
const rest = 1500;
/** A busy phone is not waited for any longer, in milliseconds. */
const latest = 2000;

/** Acts once the page has come to rest and the browser has nothing better to do. Returns the way to call it off. */
export function whenIdle(act: () => void): () => void {
  let idle = 0;
  const timer = window.setTimeout(() => {
    if (window.requestIdleCallback) idle = window.requestIdleCallback(act, { timeout: latest });
    else act();
  }, rest);
  return () => {
    window.clearTimeout(timer);
    window.cancelIdleCallback?.(idle);
  };
}
