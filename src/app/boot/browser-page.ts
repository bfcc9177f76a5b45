import type { PageState } from '../../lib/poll.ts';

/** The page for polls: active while it is visible and the device is online. */
export const browserPage: PageState = {
  active: () => !document.hidden && navigator.onLine,
  onChange: listener =>
    listen(listener, [
      [document, 'visibilitychange'],
      [window, 'online'],
      [window, 'offline'],
    ]),
};

/**
 * Calls `listener` with the key of `localStorage` that another tab wrote, or null when it may be any key: all were
 * cleared, or this page comes back from the browser's cache of pages, where it is told of nothing. Returns a function
 * that stops this.
 */
export const onOtherTabWrite = (listener: (key: string | null) => void): (() => void) =>
  listen(
    event => {
      if (event instanceof StorageEvent) listener(event.key);
      else if (event instanceof PageTransitionEvent && event.persisted) listener(null);
    },
    [
      [window, 'storage'],
      [window, 'pageshow'],
    ],
  );

/** Calls `listener` for each of the events. Returns a function that stops this. */
function listen(
  listener: (event: Event) => void,
  events: readonly (readonly [target: EventTarget, type: string])[],
): () => void {
  for (const [target, type] of events) target.addEventListener(type, listener);
  return () => {
    for (const [target, type] of events) target.removeEventListener(type, listener);
  };
}
