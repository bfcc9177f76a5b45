import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Theme } from '../../domain/player/settings.ts';
import { readyAtom } from '../../state/core/environment.ts';
import { settingsAtom } from '../../state/core/settings.ts';

/** Applies the theme that this tab or another one chooses. The page's first script has applied the stored one. */
export function useSettings(): void {
  const ready = useAtomValue(readyAtom);
  const { theme } = useAtomValue(settingsAtom);
  useEffect(() => {
    if (ready) showTheme(theme);
  }, [ready, theme]);
  useEffect(loadFonts, []);
}

/** Shows the page, and the browser's bar, in a theme; `system` is the device's. */
function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('media', mediaOf(bar.id, theme));
}

/** The page has a colour of the bar for each look; the query says when it counts. */
const mediaOf = (look: string, theme: Theme): string =>
  theme === 'system' ? `(prefers-color-scheme: ${look})` : theme === look ? 'all' : 'not all';

/**
 * Loads the style sheet of our Devanagari letters, which does not belong to the first load. The letters themselves are
 * loaded when a text on the page needs them and the device has none.
 */
function loadFonts(): void {
  document.querySelector('link#fonts')?.setAttribute('rel', 'stylesheet');
}
