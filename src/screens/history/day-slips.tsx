import { useSignals } from '@preact/signals-react/runtime';
import { serverWords } from '../../domain/history/server-words.ts';
import {
  type OwnBid,
  type RefusedNumbers,
  type SlipAgain,
  slipsAgain,
  withinBalance,
} from '../../domain/slip/slips-again.ts';
import type { Translate } from '../../text/translate.ts';
import { slipFacts, slipNumbers } from '../../ui/cards/slip-facts.ts';
import { SlipItem, SlipList } from '../../ui/cards/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useFilling } from './use-filling.ts';
import { useTaking } from './use-taking.ts';

/** The slips that some bids would make now, each for itself within the balance; and what fills them. */
export function useDaySlips(bids: readonly OwnBid[]) {
  useSignals();
  const taking = useTaking();
  const { balance, fill } = useFilling();
  return { slips: slipsAgain(bids, taking).map(slip => withinBalance(slip, balance)), fill };
}

type Props = {
  readonly label: string;
  readonly slips: readonly SlipAgain[];
  readonly onAgain: (slip: SlipAgain) => void;
};

/** The slips of a day by market and game, each with what can be bid now, what cannot and why. */
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
            refused={slip.refused.map(one => notNow(t, one))}
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

/** '7 not now: Session closed', or how many with the same reason. */
function notNow(t: Translate, { words, numbers }: RefusedNumbers): string {
  const reason = t(words);
  const [digits, second] = numbers;
  return digits !== undefined && second === undefined
    ? t({ key: 'again.notNowOne', params: { digits, reason } })
    : t({ key: 'again.notNow', params: { count: numbers.length, reason } });
}
