import { useSyncExternalStore } from 'react';
import { listen } from '../../lib/listen.ts';

/** True in prerendered HTML. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

const watch = (changed: () => void) => listen(window, ['online', 'offline'], changed);
