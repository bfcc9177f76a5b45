import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { gameByKey } from '../../domain/game/games.ts';
import { useRoute } from '../../nav/navigation.ts';
import { settingsAtom } from '../../state/core/settings.ts';
import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { topModal } from '../../ui/hooks/modal-stack.ts';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';

const loadFinder = async () => (await import('../../screens/markets/find-market.tsx')).FindMarket;
const FindMarket = lazyOnOpen(loadFinder);
const KeysSheet = lazyOnOpen(async () => (await import('../../screens/account/keys-sheet.tsx')).KeysSheet);

/** A device with a mouse has a keyboard too. */
const withKeyboard = '(hover: hover) and (pointer: fine)';

/**
 * The keys of the whole app: `/` finds a market, `?` lists the keys. They are letters of texts too: where something can
 * be typed they do nothing, and the player can switch them off (WCAG 2.1.4).
 */
export function Keys() {
  const { view } = useRoute();
  const on = useAtomValue(settingsAtom).keys;
  const [open, setOpen] = useState<'finder' | 'list' | null>(null);
  const close = (): void => setOpen(null);

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
    if (key !== '/' && key !== '?') return;
    if (defaultPrevented || isComposing || repeat || ctrlKey || metaKey || altKey) return;
    if (topModal() !== undefined || isTyping(document.activeElement)) return;
    // Firefox has a search of its own on `/`.
    event.preventDefault();
    setOpen(key === '/' ? 'finder' : 'list');
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);

  useEffect(() => {
    if (!on || !matchMedia(withKeyboard).matches) return undefined;
    // A name is typed right after `/`: letters that came before the field would be lost.
    return whenIdle(() => void loadFinder().catch(() => undefined));
  }, [on]);

  return (
    <>
      <FindMarket
        open={open === 'finder'}
        onClose={close}
        game={view.screen === 'bid' ? gameByKey(view.game) : null}
      />
      <KeysSheet open={open === 'list'} onClose={close} single />
    </>
  );
}

const texts = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** A key that is pressed now is typed into something, or chooses from it. */
const isTyping = (element: Element | null): boolean => element?.matches(texts) ?? false;
