import { useAtomValue } from 'jotai';
import { localTime } from '../../domain/dates.ts';
import type { RowsNow } from '../../domain/slip/slips-again.ts';
import { balanceBeside, fillSlips } from '../../live/fill-slips.ts';
import { slipsIn } from '../../live/slips.ts';
import { goToForm } from '../../nav/go-to-form.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showFilled, showNotAdded } from '../../ui/overlays/slip-toasts.ts';

/**
 * Puts bids into slips of today and opens the form of the first slip. What the balance does not cover, and what was
 * refused before, is told; when no row could be put anywhere, the player stays where he is.
 */
export function useFilling() {
  const t = useWords();
  const environment = useAtomValue(environmentAtom);
  const clock = useAtomValue(clockAtom);
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const wallet = useAtomValue(balanceAtom);
  const slips = slipsIn(environment);
  const bidder = () => ({ mobile, wallet, now: localTime(clock.now(), clock.zone) });

  return {
    /** The wallet less the rows of all slips; null while it is unknown. */
    balance: balanceBeside(slips, bidder()),
    fill: (wanted: readonly RowsNow[]): void => {
      const { filled, refused } = fillSlips(slips, wanted, bidder());
      showNotAdded(t, refused);
      const [first] = filled;
      if (first === undefined) return;
      const count = filled.length;
      showFilled(t, count > 1 ? { key: 'again.put', params: { count } } : first.words, () => {
        for (const { takeBack } of filled) takeBack();
      });
      goToForm(first);
    },
  };
}
