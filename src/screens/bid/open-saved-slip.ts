import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { localTime } from '../../domain/dates.ts';
import { gameByKey } from '../../domain/game/games.ts';
import type { SavedSlip } from '../../domain/slip/saved-slip.ts';
import { rowsNow } from '../../domain/slip/slips-again.ts';
import { addToSlips } from '../../live/add-to-slips.ts';
import { slipsIn } from '../../live/slips.ts';
import { goToForm } from '../../nav/go-to-form.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { marketsTodayAtom, readTakingAtom } from '../../state/reading/boards.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showAdded, showNotAdded } from '../../ui/overlays/slip-toasts.ts';
import { showToast } from '../../ui/overlays/toast.ts';

/** It waits until it is known which bids the market accepts. */
export function useOpenedSlip(onOpened: () => void) {
  const t = useWords();
  const environment = useAtomValue(environmentAtom);
  const clock = useAtomValue(clockAtom);
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const wallet = useAtomValue(balanceAtom);
  const markets = useAtomValue(marketsTodayAtom);
  const betting = useAtomValue(bettingAtom) === true;
  const read = useSetAtom(readTakingAtom);
  /** A new object for each tap. */
  const [asked, setAsked] = useState<{ readonly slip: SavedSlip } | null>(null);
  const [answer, setAnswer] = useState<{ readonly to: unknown; readonly known: boolean } | null>(null);
  const opening = asked !== null && answer?.to !== asked ? asked.slip : null;

  useEffect(() => {
    if (asked === null) return;
    let live = true;
    read(new Set([gameByKey(asked.slip.game).family])).then(
      known => live && setAnswer({ to: asked, known }),
      () => live && setAnswer({ to: asked, known: false }),
    );
    return () => {
      live = false;
    };
  }, [asked, read]);

  const act = useEffectEvent(() => {
    if (asked === null || answer === null || answer.to !== asked) return;
    if (!answer.known) return showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-right' });
    const { slip } = asked;
    const now = localTime(clock.now(), clock.zone);
    const taking = { markets, betting, minute: now.minute };
    const wanted = rowsNow(gameByKey(slip.game), slip.market, slip.rows, taking);
    const { grown, refused } = addToSlips(slipsIn(environment), [wanted], { mobile, wallet, now });
    const [first] = grown;
    if (first !== undefined) {
      onOpened();
      goToForm(first);
    }
    showNotAdded(t, refused);
    if (first !== undefined) showAdded(t, first.words, first.takeBack);
  });
  useEffect(() => act(), [answer]);
  return { opening, open: (slip: SavedSlip): void => setAsked({ slip }) };
}
