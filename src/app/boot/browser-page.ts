import type { PageState } from '../../lib/poll.ts';

/** The page for polls: active while it is visible and the device is online. */
export const browserPage: PageState = {
  active: () => !document.hidden && navigator.onLine,
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

/**
 * Calls `listener` with the key of `localStorage` that another tab wrote, or null when it cleared all. Returns a
 * function that stops this.
 */
export function onOtherTabWrite(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => listener(key);
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
