import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { gameByKey } from '../../domain/game/games.ts';
import { listen } from '../../lib/listen.ts';
import { useRoute } from '../../nav/navigation.ts';
import { sharedTextAtom } from '../../state/core/shared-text.ts';
import { settingsAtom } from '../../state/core/settings.ts';
import { boardsOf } from '../../state/reading/boards.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { topModal } from '../../ui/hooks/modal-stack.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';

const loadFinder = async () => (await import('../../screens/markets/find-market.tsx')).FindMarket;
const FindMarket = lazyOnOpen(loadFinder);
const KeysSheet = lazyOnOpen(async () => (await import('../../screens/account/keys-sheet.tsx')).KeysSheet);

const withKeyboard = '(hover: hover) and (pointer: fine)';

/** `/` and `?` are letters too. They do nothing in text fields, and can be switched off (WCAG 2.1.4). */
export function Keys() {
  const { view } = useRoute();
  const on = useAtomValue(settingsAtom).keys;
  const [open, setOpen] = useState<'finder' | 'list' | null>(null);
  const close = (): void => setOpen(null);
  const t = useWords();
  const [shared, setShared] = useAtom(sharedTextAtom);
  const betting = useAtomValue(bettingAtom);

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
    if (key !== '/' && key !== '?') return;
    if (defaultPrevented || isComposing || repeat || ctrlKey || metaKey || altKey) return;
    if (topModal() !== undefined || isTyping(document.activeElement)) return;
    // Firefox opens its own search on `/`.
    event.preventDefault();
    setOpen(key === '/' ? 'finder' : 'list');
  });
  useEffect(() => (on ? listen(window, ['keydown'], event => onKey(event)) : undefined), [on]);

  useEffect(() => {
    if (!on || !matchMedia(withKeyboard).matches) return undefined;
    // Letters typed before the field has loaded would be lost.
    return whenIdle(() => void loadFinder().catch(() => undefined));
  }, [on]);

  return (
    <>
      <FindMarket
        open={open === 'finder'}
        onClose={close}
        game={view.screen === 'bid' ? gameByKey(view.game) : null}
      />
      <FindMarket
        open={shared !== null && betting === true && view.screen === 'home'}
        onClose={() => setShared(null)}
        onPick={close}
        game={null}
        note={t('keys.shared')}
      />
      <KeysSheet open={open === 'list'} onClose={close} single />
    </>
  );
}

export function FindButton() {
  const t = useWords();
  const [open, setOpen] = useState(false);
  if (useAtomValue(boardsOf.main).length < 10) return null;
  return (
    <>
      <IconButton icon="search" label={t('keys.find')} onClick={() => setOpen(true)} />
      <FindMarket open={open} onClose={() => setOpen(false)} game={null} />
    </>
  );
}

const texts = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

const isTyping = (element: Element | null): boolean => element?.matches(texts) ?? false;
