import { useAtomValue } from 'jotai';
import { localTime } from '../../domain/dates.ts';
import type { RefusedNumbers, RowsNow } from '../../domain/slips-again.ts';
import { balanceBeside, type FilledSlip, fillSlips } from '../../live/fill-slips.ts';
import { slipsIn } from '../../live/slips-in.ts';
import { go } from '../../nav/navigation.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import type { Translate } from '../../text/translate.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';

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
      for (const one of refused)
        showToast({ tone: 'error', text: refusedText(t, one, 'receipt'), at: 'top-right' });
      const [first] = filled;
      if (first === undefined) return;
      tell(t, first, filled);
      open(first);
    },
  };
}

function open({ game, market }: FilledSlip): void {
  const { id, name, open, close } = market;
  go(game.path, { state: { market: { id, name, open, close: close ?? null } } });
}

/** The toast on the form; its Undo takes the rows out again. Of one new row the form itself says enough. */
function tell(t: Translate, { words }: FilledSlip, filled: readonly FilledSlip[]): void {
  const said = filled.length > 1 ? ({ key: 'again.put', params: { count: filled.length } } as const) : words;
  if (said === null) return;
  const action = {
    label: t('action.undo'),
    onAct: () => {
      for (const { takeBack } of filled) takeBack();
    },
  };
  showToast({ tone: 'info', text: t(said), at: 'top-center', action });
}

/** '7 not added: Session closed', or before anything was tapped (`again`) '7 not now: …'. */
export function refusedText(
  t: Translate,
  { words, numbers }: RefusedNumbers,
  when: 'receipt' | 'again',
): string {
  const reason = t(words);
  const [digits, second] = numbers;
  if (digits !== undefined && second === undefined)
    return t({
      key: when === 'receipt' ? 'receipt.notAddedOne' : 'again.notNowOne',
      params: { digits, reason },
    });
  return t({
    key: when === 'receipt' ? 'receipt.notAdded' : 'again.notNow',
    params: { count: numbers.length, reason },
  });
}
