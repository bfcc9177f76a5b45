import type { KeyValueStore } from '../../lib/store.ts';
import type { PageState } from '../../lib/poll.ts';

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

/** Tells which key of `localStorage` another tab has written, or null when it has cleared all. */
export function onOtherTab(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => listener(key);
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** A store that can be emptied, but for the keys that are to be kept. */
type ClearableStore = KeyValueStore & { readonly clear: (kept?: readonly string[]) => void };

/** A browser's store whose very getter may throw (storage forbidden); `clear` never does. */
export function guardedStore(store: () => Storage): ClearableStore {
  return {
    getItem: key => store().getItem(key),
    setItem: (key, value) => store().setItem(key, value),
    removeItem: key => store().removeItem(key),
    clear: (kept = []) => {
      try {
        const items = store();
        for (const key of Object.keys(items)) if (!kept.includes(key)) items.removeItem(key);
      } catch {
        // There is nothing to clear in a store that cannot be opened.
      }
    },
  };
}
