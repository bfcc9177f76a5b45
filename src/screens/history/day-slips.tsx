import { useSignals } from '@preact/signals-react/runtime';
import { totalPoints } from '../../domain/bid.ts';
import { bidSessions } from '../../domain/market.ts';
import { numberText } from '../../domain/number-text.ts';
import { formatPoints } from '../../domain/points.ts';
import { serverWords } from '../../domain/server-words.ts';
import { type OwnBid, type SlipAgain, slipsAgain, withinBalance } from '../../domain/slips-again.ts';
import type { Translate } from '../../text/translate.ts';
import { SlipItem, SlipList } from '../../ui/cards/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { refusedText, useFilling } from './use-filling.ts';
import { useTaking } from './use-taking.ts';

/** The numbers that are written out; the rest is a number. */
const shownNumbers = 8;

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
            facts={factsOf(t, slip)}
            numbers={numbersOf(t, slip)}
            refused={slip.refused.map(one => refusedText(t, one, 'again'))}
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

/** '3 bids · 60 pts' of what can be bid now, with the sessions where the player has chosen them. */
function factsOf(t: Translate, { place, rows }: SlipAgain): string | null {
  if (place === null || rows.length === 0) return null;
  const sessions =
    place.game.session === 'choose'
      ? bidSessions.filter(session => rows.some(row => row.session === session))
      : [];
  return [
    ...sessions.map(session => t(`session.${session}`)),
    t(rows.length === 1 ? 'bid.rowsOne' : { key: 'bid.rows', params: { count: rows.length } }),
    t({ key: 'points.amount', params: { points: formatPoints(totalPoints(rows)) } }),
  ].join(' · ');
}

function numbersOf(t: Translate, { rows }: SlipAgain): string {
  const more = rows.length - shownNumbers;
  return [
    ...rows.slice(0, shownNumbers).map(numberText),
    ...(more > 0 ? [t({ key: 'again.more', params: { count: more } })] : []),
  ].join(', ');
}
