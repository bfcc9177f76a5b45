import type { KeyValueStore } from '../lib/store.ts';
import type { PageState } from '../lib/poll.ts';

/** The page as a poll sees it: awake while it can be seen and the device is online. */
export const browserPage: PageState = {
  awake: () => !document.hidden && navigator.onLine,
  onChange: listener => {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** A browser's store whose very getter may throw (storage forbidden); `clear` never does. */
export function guardedStore(store: () => Storage): KeyValueStore & { readonly clear: () => void } {
  return {
    getItem: key => store().getItem(key),
    setItem: (key, value) => store().setItem(key, value),
    removeItem: key => store().removeItem(key),
    clear: () => {
      try {
        store().clear();
      } catch {
        // There is nothing to clear in a store that cannot be opened.
      }
    },
  };
}
