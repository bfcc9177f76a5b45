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

/** Tells which key of `localStorage` another tab has written, or null when it has cleared all. */
export function onOtherTab(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => listener(key);
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
