import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { autoReload } from '../updates/reload.ts';
import type { background } from './background.tsx';
import { once } from '../../lib/once.ts';

type Background = typeof background;

let loaded: Background | null = null;

/** Rejects if a file cannot be loaded. */
export async function loadBackground(): Promise<Background> {
  if (loaded !== null) return loaded;
  const [file] = await Promise.all([import('./background.tsx'), loadScreenStyles()]);
  loaded = file.background;
  return loaded;
}

export function useBackground(needed: boolean): Background | null {
  const [background, setBackground] = useState(loaded);
  const missing = background === null;
  useEffect(() => {
    // Without it no bid can be placed, and only a reload requests a module again.
    const load = (): void => void loadBackground().then(setBackground, () => autoReload(false));
    if (missing) return needed ? load() : whenIdle(load);
    return undefined;
  }, [missing, needed]);
  return background;
}

export const loadScreenStyles = once(async () => {
  if (typeof document === 'undefined') return;
  const link = document.querySelector<HTMLLinkElement>('link#screen-styles');
  if (link === null) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
    link.rel = 'stylesheet';
  }).catch(() => {
    link.rel = 'screen-styles';
    throw new Error('The style sheet cannot be loaded');
  });
});
