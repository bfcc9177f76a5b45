import { useEffect, useState } from 'react';

/** What `load` resolves to: null while it loads, 'failed' when it rejects. `load` must stay the same function. */
export function useLoaded<T>(load: () => Promise<T>): T | null | 'failed' {
  const [loaded, setLoaded] = useState<T | null | 'failed'>(null);
  useEffect(() => {
    load().then(
      // Not `setLoaded(value)`: React calls a function, and a component is one.
      value => setLoaded(() => value),
      () => setLoaded('failed'),
    );
  }, [load]);
  return loaded;
}
