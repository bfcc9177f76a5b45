import { useEffect, useState } from 'react';
import type { after } from './background.tsx';
import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { loadLaterStyles } from '../screens/registry.ts';
import { renew } from '../updates/renew.ts';

type After = typeof after;

let loaded: After | null = null;

/** Loads what stands beside the screens and can come after them; at once when it is there. */
export async function loadAfter(): Promise<After> {
  if (loaded !== null) return loaded;
  const [background] = await Promise.all([import('./background.tsx'), loadLaterStyles()]);
  loaded = background.after;
  return loaded;
}

/** It, or null while it is not there; it comes when the page has nothing better to do, or when it is `wanted`. */
export function useAfter(wanted: boolean): After | null {
  const [after, setAfter] = useState(loaded);
  const missing = after === null;
  useEffect(() => {
    // Without it no points move, and a browser asks for a file once a page.
    const load = (): void => void loadAfter().then(setAfter, () => renew(false));
    if (missing) return wanted ? load() : whenIdle(load);
    return undefined;
  }, [missing, wanted]);
  return after;
}
