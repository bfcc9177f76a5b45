import { useEffect, useState } from 'react';
import { Button } from '../fields/button.tsx';
import type { Sharing } from '../hooks/share-text.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { Pair } from '../layout/stack.tsx';
import { useWords } from '../layout/words.tsx';
import { tellShared } from './slip-toasts.ts';

export type ListTools = { readonly save: () => void; readonly share: () => Promise<Sharing> };

export function ListActions({ load }: { readonly load: () => Promise<ListTools> }) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  // Loaded early: a browser shares only right after a tap.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);

  const act = async (use: (tools: ListTools) => void | Promise<Sharing>): Promise<void> => {
    setBusy(true);
    const sharing = await load().then<Sharing | void, Sharing>(use, () => 'failed');
    setBusy(false);
    tellShared(t, sharing);
  };
  return (
    <Pair>
      <Button tone="quiet" busy={busy} onClick={() => void act(({ save }) => save())}>
        {t('take.csv')}
      </Button>
      <Button tone="quiet" busy={busy} onClick={() => void act(({ share }) => share())}>
        {t('action.share')}
      </Button>
    </Pair>
  );
}
