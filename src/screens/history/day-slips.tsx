import '../../ui/layout/late-words.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { serverWords } from '../../domain/history/server-words.ts';
import {
  type OwnBid,
  type RefusedNumbers,
  type SlipAgain,
  slipsAgain,
  withinBalance,
} from '../../domain/slip/slips-again.ts';
import { slipFacts, slipNumbers } from '../../ui/cards/slips/slip-facts.ts';
import { SlipItem, SlipList } from '../../ui/cards/slips/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import type { Translate } from '../../text/translate.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { useAddToForms, useOpenMarkets } from '../records/add-to-forms.ts';

/** Compares each slip alone with the balance. */
export function useDaySlips(bids: readonly OwnBid[]) {
  useSignals();
  const taking = useOpenMarkets();
  const { balance, addToForms, fillSlips, isFilled } = useAddToForms();
  const all = slipsAgain(bids, taking);
  return {
    slips: all.map(slip => withinBalance(slip, balance)),
    /** The slips that a fill would grow. Empty for a single slip, which has its own button. */
    toFill: all.filter(({ rows }) => rows.length > 0).length > 1 ? fillable(all, { balance, isFilled }) : [],
    addToForms,
    fillSlips,
  };
}

const fillable = (
  all: readonly SlipAgain[],
  { balance, isFilled }: Pick<ReturnType<typeof useAddToForms>, 'balance' | 'isFilled'>,
): readonly SlipAgain[] =>
  all
    .filter(slip => !isFilled(slip))
    .map(slip => withinBalance(slip, balance))
    .filter(({ rows }) => rows.length > 0);

/** '7 cannot be added now: Session closed', or the number of rows with the same reason. */
function cannotAddText(t: Translate, { words, numbers }: RefusedNumbers): string {
  const reason = t(words);
  const [digits, second] = numbers;
  return digits !== undefined && second === undefined
    ? t({ key: 'again.cannotOne', params: { digits, reason } })
    : t({ key: 'again.cannot', params: { count: numbers.length, reason } });
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
        const { marketName, label: server, place } = slip;
        const name = [marketName, t(place === null ? serverWords(server) : place.game.title)].join(' · ');
        return (
          <SlipItem
            key={slip.key}
            title={name}
            facts={place && slip.rows.length > 0 ? slipFacts(t, place.game, slip.rows) : null}
            numbers={slipNumbers(t, slip.rows)}
            refused={slip.refused.map(refusal => cannotAddText(t, refusal))}
            action={
              slip.rows.length > 0 && (
                <Button
                  tone="quiet"
                  aria-label={t({ key: 'again.slip', params: { slip: name } })}
                  onClick={() => onAgain(slip)}
                  words="again.bid"
                />
              )
            }
          />
        );
      })}
    </SlipList>
  );
}
