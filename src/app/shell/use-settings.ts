import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { environmentAtom } from '../../state/core/environment.ts';
import { rereadSettingsAtom, settingsAtom } from '../../state/core/settings.ts';
import { stored } from '../../storage/table.ts';
import { loadFonts, showTheme } from '../../ui/layout/theme.ts';

/** Applies the theme that this tab or another one chooses. The page's first script has applied the stored one. */
export function useSettings(): void {
  const { onOtherTabWrite, ready } = useAtomValue(environmentAtom);
  const { theme } = useAtomValue(settingsAtom);
  const reread = useSetAtom(rereadSettingsAtom);
  useEffect(() => {
    if (ready) showTheme(theme);
  }, [ready, theme]);
  useEffect(
    () =>
      onOtherTabWrite(key => {
        if (key === null || key === stored.settings.key) reread();
      }),
    [onOtherTabWrite, reread],
  );
  useEffect(loadFonts, []);
}
