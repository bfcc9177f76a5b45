import { useEffect, useState } from 'react';

/** What comes on demand: null while it is on its way, 'failed' when it cannot be had. `load` stays the same function. */
export function useLoaded<T>(load: () => Promise<T>): T | null | 'failed' {
  const [loaded, setLoaded] = useState<T | null | 'failed'>(null);
  useEffect(() => {
    load().then(
      // A component is a function, which a state would call.
      value => setLoaded(() => value),
      () => setLoaded('failed'),
    );
  }, [load]);
  return loaded;
}
