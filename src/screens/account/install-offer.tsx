import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listen } from '../../lib/listen.ts';
import { endInstallOfferAtom, installWantedAtom } from '../../state/core/install-offer.ts';
import { Button } from '../../ui/fields/button.tsx';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { useFocusKept } from '../../ui/hooks/use-focus-kept.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import css from '../../ui/cards/lists/foot-line.module.css';

declare global {
  interface WindowEventMap {
    readonly beforeinstallprompt: Event & { readonly prompt: () => Promise<unknown> };
    readonly appinstalled: Event;
  }
  interface Window {
    /** The browser's offer, which src/main.tsx keeps. */
    installPrompt?: WindowEventMap['beforeinstallprompt'];
  }
}

/** Below everything that a player taps, because the browser's offer may come late. */
export function InstallOffer() {
  const t = useWords();
  const wanted = useAtomValue(installWantedAtom);
  const end = useSetAtom(endInstallOfferAtom);
  const prompt = useSyncExternalStore(onPrompt, () => window.installPrompt);
  const [steps, setSteps] = useState(false);
  useEffect(() => listen(window, ['appinstalled'], () => end()), [end]);
  const possible = prompt !== undefined || asksByHand();
  if (!wanted || !possible || !matchMedia('(display-mode: browser)').matches) return null;
  const close = (): void => setSteps(false);
  const take = (): void => {
    if (prompt === undefined) return setSteps(true);
    void prompt.prompt().catch(() => undefined);
    // A player who refuses the browser's own question is not asked again.
    end();
  };
  return (
    <>
      <OfferLine onTake={take} onEnd={end} />
      <Dialog
        open={steps}
        title={t('install.put')}
        onClose={close}
        actions={<Button onClick={close} words="action.close" />}
      >
        <Prose>
          <ol>
            <li>{t('install.share')}</li>
            <li>{t('install.choose')}</li>
          </ol>
        </Prose>
      </Dialog>
    </>
  );
}

const onPrompt = (listener: () => void): (() => void) => listen(window, ['beforeinstallprompt'], listener);

/** Only Safari on iOS has this field. It sends no event. */
const asksByHand = (): boolean => 'standalone' in navigator;

function OfferLine({ onTake, onEnd }: { readonly onTake: () => void; readonly onEnd: () => void }) {
  const t = useWords();
  const line = useRef<HTMLDivElement>(null);
  useFocusKept(line);
  return (
    <div ref={line} className={css.line}>
      <button type="button" onClick={onTake}>
        <Icon name="download" size={20} />
        {t('install.put')}
      </button>
      <TextButton onClick={onEnd} words="install.notNow" />
    </div>
  );
}
