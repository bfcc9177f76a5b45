import { useEffect, useEffectEvent } from 'react';
import { type OwnBid, slipsAgain } from '../../domain/slips-again.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useFilling } from './use-filling.ts';
import { useTaking } from './use-taking.ts';
import { useTakingRead } from './use-taking-read.ts';

/** Bids once more what one card shows, as soon as it is known what is taken. Draws nothing. */
export function AgainAtOnce({ own, onEnd }: { readonly own: OwnBid; readonly onEnd: () => void }) {
  const t = useWords();
  const taking = useTaking();
  const { fill } = useFilling();
  const known = useTakingRead([own.family]);
  const act = useEffectEvent(() => {
    if (known === null) return;
    if (known) fill(slipsAgain([own], taking));
    else showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-right' });
    onEnd();
  });
  useEffect(() => act(), [known]);
  return null;
}
