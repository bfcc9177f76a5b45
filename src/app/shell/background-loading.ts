import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { loadScreenStyles } from './screen-styles.ts';
import { renew } from '../updates/renew.ts';
import type { background } from './background.tsx';

type Background = typeof background;

let loaded: Background | null = null;

/** Loads what stands beside the screens and what moves points; at once when it is there. */
export async function loadBackground(): Promise<Background> {
  if (loaded !== null) return loaded;
  const [file] = await Promise.all([import('./background.tsx'), loadScreenStyles()]);
  loaded = file.background;
  return loaded;
}

/** It, or null while it is not there. It is loaded when the browser is idle, or at once when it is `needed`. */
export function useBackground(needed: boolean): Background | null {
  const [background, setBackground] = useState(loaded);
  const missing = background === null;
  useEffect(() => {
    // Without it no points move. A browser asks for a file only once, so that the page has to be loaded anew.
    const load = (): void => void loadBackground().then(setBackground, () => renew(false));
    if (missing) return needed ? load() : whenIdle(load);
    return undefined;
  }, [missing, needed]);
  return background;
}
