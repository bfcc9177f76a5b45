import { useSignals } from '@preact/signals-react/runtime';
import { serverWords } from '../../domain/history/server-words.ts';
import {
  type OwnBid,
  type RowsNow,
  type SlipAgain,
  slipsAgain,
  type TakingNow,
  withinBalance,
} from '../../domain/slip/slips-again.ts';
import type { Translate } from '../../text/translate.ts';
import { slipFacts, slipNumbers } from '../../ui/cards/slip-facts.ts';
import { SlipItem, SlipList } from '../../ui/cards/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { localTime } from '../../domain/dates.ts';
import { addToSlips, balanceBeside } from '../../live/add-to-slips.ts';
import { slipsIn } from '../../live/slips.ts';
import { goToForm } from '../../nav/go-to-form.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import { notAddedText, showAdded, showNotAdded } from '../../ui/overlays/slip-toasts.ts';
import { marketsTodayAtom, readTakingAtom } from '../../state/reading/boards.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useEffect, useState } from 'react';
import type { Family } from '../../domain/market/market.ts';

/** Each slip is for itself within the balance. */
export function useDaySlips(bids: readonly OwnBid[]) {
  useSignals();
  const taking = useOpenMarkets();
  const { balance, addToForms } = useAddToForms();
  return { slips: slipsAgain(bids, taking).map(slip => withinBalance(slip, balance)), addToForms };
}

type Props = {
  readonly label: string;
  readonly slips: readonly SlipAgain[];
  readonly onAgain: (slip: SlipAgain) => void;
};

export function DaySlips({ label, slips, onAgain }: Props) {
  const t = useWords();
  return (
    <SlipList label={label}>
      {slips.map(slip => {
        const name = slipName(t, slip);
        return (
          <SlipItem
            key={slip.key}
            title={name}
            facts={slip.place && slip.rows.length > 0 ? slipFacts(t, slip.place.game, slip.rows) : null}
            numbers={slipNumbers(t, slip.rows)}
            refused={slip.refused.map(refusal => notAddedText(t, refusal))}
            action={
              slip.rows.length > 0 && (
                <Button
                  tone="quiet"
                  aria-label={t({ key: 'again.slip', params: { slip: name } })}
                  onClick={() => onAgain(slip)}
                >
                  {t('again.bid')}
                </Button>
              )
            }
          />
        );
      })}
    </SlipList>
  );
}

const slipName = (t: Translate, { marketName, label, place }: SlipAgain): string =>
  [marketName, t(place === null ? serverWords(label) : place.game.title)].join(' · ');

/** When no row can be put anywhere, the player stays where he is. */
export function useAddToForms() {
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
    addToForms: (wanted: readonly RowsNow[]): void => {
      const { grown, refused } = addToSlips(slips, wanted, bidder());
      const [first] = grown;
      const count = grown.length;
      if (first !== undefined) goToForm(first);
      showNotAdded(t, refused);
      if (first === undefined) return;
      showAdded(t, count > 1 ? { key: 'again.put', params: { count } } : first.words, () => {
        for (const { takeBack } of grown) takeBack();
      });
    },
  };
}

export function useOpenMarkets(): TakingNow {
  const markets = useAtomValue(marketsTodayAtom);
  const betting = useAtomValue(bettingAtom) === true;
  const { minute } = useNow(useAtomValue(clockAtom));
  return { markets, betting, minute };
}

/** Null while it is read; false when not all of it is known. */
export function useTakingRead(families: readonly Family[]): boolean | null {
  const read = useSetAtom(readTakingAtom);
  const [known, setKnown] = useState<boolean | null>(null);
  const [wanted] = useState(() => new Set(families));
  useEffect(() => {
    let live = true;
    read(wanted).then(
      all => live && setKnown(all),
      () => live && setKnown(false),
    );
    return () => {
      live = false;
    };
  }, [wanted, read]);
  return known;
}
