import { useState } from 'react';
import type { OwnBid } from '../../domain/slip/slips-again.ts';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { sayMissing } from '../../ui/overlays/lazy-on-open.tsx';

const AgainAtOnce = lazyPart(async () => (await import('./again-sheet.tsx')).AgainAtOnce, {
  onFail: sayMissing,
});
const AgainSheet = lazyPart(async () => (await import('./again-sheet.tsx')).AgainSheet, {
  onFail: sayMissing,
});

/** On the card of a bid: puts it into the slip of today's market once more and opens the form. */
export function BidAgainButton({ own }: { readonly own: OwnBid }) {
  const t = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <TextButton busy={asked} onClick={() => setAsked(true)}>
        {t('again.bid')}
      </TextButton>
      {asked && <AgainAtOnce own={own} onClose={() => setAsked(false)} />}
    </>
  );
}

/** At the head of a day of a history: opens the sheet with that day's slips. `day` is shown as it is. */
export function DayAgainButton({ bids, day }: { readonly bids: readonly OwnBid[]; readonly day: string }) {
  const t = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('again.day')}
      </TextButton>
      {asked && <AgainSheet bids={bids} day={day} onClose={() => setAsked(false)} />}
    </>
  );
}
