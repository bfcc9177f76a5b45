import { useState } from 'react';
import type { OwnBid } from '../../domain/slips-again.ts';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { loadAgain } from './load-again.ts';

type Parts = Awaited<ReturnType<typeof loadAgain>>;

/** Loads what bids once more with the first tap: `parts` is set once that is there and was asked for. */
function useAgainParts() {
  const t = useWords();
  const [asked, setAsked] = useState(false);
  const [parts, setParts] = useState<Parts | null>(null);
  const ask = (): void => {
    setAsked(true);
    loadAgain().then(
      loaded => setParts(loaded),
      () => {
        setAsked(false);
        showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-right' });
      },
    );
  };
  return { asked, parts: asked ? parts : null, ask, end: () => setAsked(false) };
}

/** On the card of a bid: puts it into the slip of today's market once more and opens the form. */
export function BidAgainButton({ own }: { readonly own: OwnBid }) {
  const t = useWords();
  const { asked, parts, ask, end } = useAgainParts();
  return (
    <>
      <TextButton busy={asked} onClick={ask}>
        {t('again.bid')}
      </TextButton>
      {parts && <parts.AgainAtOnce own={own} onEnd={end} />}
    </>
  );
}

/** At the head of a day of a history: opens the sheet with that day's slips. `day` is shown as it is. */
export function DayAgainButton({ bids, day }: { readonly bids: readonly OwnBid[]; readonly day: string }) {
  const t = useWords();
  const { asked, parts, ask, end } = useAgainParts();
  return (
    <>
      <TextButton busy={asked && parts === null} aria-haspopup="dialog" onClick={ask}>
        {t('again.day')}
      </TextButton>
      {parts && <parts.AgainSheet bids={bids} day={day} onClose={end} />}
    </>
  );
}
