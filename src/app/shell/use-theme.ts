import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Theme } from '../../domain/player/settings.ts';
import { readyAtom } from '../../state/core/environment.ts';
import { settingsAtom } from '../../state/core/settings.ts';

/** The page's first script has already applied the stored theme. */
export function useTheme(): void {
  const ready = useAtomValue(readyAtom);
  const { theme } = useAtomValue(settingsAtom);
  useEffect(() => {
    if (ready) showTheme(theme);
  }, [ready, theme]);
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('media', mediaOf(bar.id, theme));
}

const mediaOf = (scheme: string, theme: Theme): string =>
  theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
