import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { localTime } from '../../domain/dates.ts';
import type { Family } from '../../domain/market/market.ts';
import { containsRows } from '../../domain/slip/slip.ts';
import type { RowsNow, TakingNow } from '../../domain/slip/slips-again.ts';
import { addToSlips, balanceBeside, type GrownSlip, slipAt } from '../../live/add-to-slips.ts';
import { slipsIn } from '../../live/slips.ts';
import { goToMarket } from '../../nav/go-to-market.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { marketsTodayAtom, readTakingAtom } from '../../state/reading/boards.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { debitsAtom } from '../../state/money/debits.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showAdded, showNotAdded } from '../../ui/overlays/slip-toasts.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { takeReply } from '../../lib/take-reply.ts';
import { useMarketOf } from './market-of.ts';

type Props = {
  readonly families: readonly Family[];
  readonly rowsOf: (taking: TakingNow) => readonly RowsNow[];
  /** Called before a form opens. */
  readonly onOpen?: () => void;
  readonly onClose: () => void;
};

/** Waits until it is known which bids the markets accept. */
export function AddAtOnce({ families, rowsOf, onOpen, onClose }: Props) {
  const t = useWords();
  const taking = useOpenMarkets();
  const { addToForms } = useAddToForms();
  const known = useTakingRead(families);
  const act = useEffectEvent(() => {
    if (known === null) return;
    if (known) addToForms(rowsOf(taking), onOpen);
    else showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-right' });
    onClose();
  });
  useEffect(() => act(), [known]);
  return null;
}

/**
 * If no row fits anywhere, the player stays on the screen. Components that show `balance` must call
 * `useSignals` first.
 */
export function useAddToForms() {
  const t = useWords();
  const environment = useAtomValue(environmentAtom);
  const clock = useAtomValue(clockAtom);
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const wallet = useAtomValue(balanceAtom);
  const debits = useAtomValue(debitsAtom);
  const slips = slipsIn(environment);
  const marketOf = useMarketOf();
  const bidder = () => ({ mobile, wallet, debits, now: localTime(clock.now(), clock.zone), marketOf });

  return {
    /** The wallet less the rows of all slips. Null while it is unknown. */
    balance: balanceBeside(slips, bidder()),
    /** All rows are on today's slip of their form. */
    isFilled: ({ place, rows }: RowsNow): boolean =>
      place !== null && containsRows(slipAt(slips, place, bidder()).rows.value, rows),
    /** Opens the form of the first slip that got rows. */
    addToForms: (wanted: readonly RowsNow[], onOpen?: () => void): void => {
      const { grown, refused } = addToSlips(slips, wanted, bidder());
      const [first] = grown;
      if (first !== undefined) {
        onOpen?.();
        goToMarket(first.game.path, first.market);
      }
      showNotAdded(t, refused);
      if (first !== undefined) showAdded(t, first.words, takeBackAll(grown));
    },
    /** The player stays on the screen. */
    fillSlips: (wanted: readonly RowsNow[]): void => {
      const { grown, refused } = addToSlips(slips, wanted, bidder());
      showNotAdded(t, refused);
      const count = grown.length;
      if (count > 0) showAdded(t, { key: 'again.put', params: { count } }, takeBackAll(grown));
    },
  };
}

const takeBackAll = (grown: readonly GrownSlip[]) => (): void => {
  for (const { takeBack } of grown) takeBack();
};

export function useOpenMarkets(): TakingNow {
  const markets = useAtomValue(marketsTodayAtom);
  const betting = useAtomValue(bettingAtom) === true;
  const { minute } = useNow(useAtomValue(clockAtom));
  return { markets, betting, minute };
}

/** Null while it is being read, and false if some of it is unknown. */
export function useTakingRead(families: readonly Family[]): boolean | null {
  const read = useSetAtom(readTakingAtom);
  const [known, setKnown] = useState<boolean | null>(null);
  const [wanted] = useState(() => new Set(families));
  useEffect(() => {
    const all = read(wanted).catch(() => false);
    return takeReply(all, setKnown);
  }, [wanted, read]);
  return known;
}
