import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the player prefers reduced motion. True in prerendered HTML, so that nothing moves before it is known. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => true,
  );
}

function watch(changed: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
