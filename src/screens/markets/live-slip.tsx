import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { numberText } from '../../domain/game/panna.ts';
import type { ShownRecord } from '../../domain/history/history.ts';
import type { LiveSlip as Slip, Standing } from '../../domain/history/live-slip.ts';
import { serverWords } from '../../domain/history/server-words.ts';
import { parseBidSession } from '../../domain/market/market.ts';
import type { Translate } from '../../text/translate.ts';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import css from '../../ui/cards/yours.module.css';
import { useWords } from '../../ui/layout/words.tsx';

/** Further numbers are only counted, so that they fit on one line. */
const shownNumbers = 6;
const standings = ['won', 'alive', 'open', 'out', 'returned'] as const satisfies readonly Standing[];

type Props = {
  readonly slip: Slip;
  /** The card has no line for the slip. */
  readonly late?: true;
};

/** The player's bids on the card of their market, with their outcomes. */
export function LiveSlip({ slip, late }: Props) {
  const t = useWords();
  const names = numbersOf(t, slip);
  const many = new Set(names.values()).size > shownNumbers;
  const groups = standings.flatMap(standing => {
    const bids = slip.today.filter(known => known.standing === standing).map(({ bid }) => bid);
    if (bids.length === 0) return [];
    const numbers = many ? countWords(t, bids) : [...new Set(bids.map(bid => names.get(bid)))].join(', ');
    return [{ standing, words: t({ key: `slip.${standing}`, params: { numbers: strong(numbers) } }) }];
  });
  return (
    groups.length > 0 && (
      <p className={css.slip} data-late={late}>
        {groups.map(({ standing, words }, index) => (
          <span key={standing} data-standing={standing}>
            {index > 0 && ' · '}
            {emphasised(words)}
          </span>
        ))}
      </p>
    )
  );
}

const countWords = (t: Translate, { length: count }: readonly ShownRecord[]): string =>
  t({ key: 'bid.rows', params: { count } });

/** '7', or '7 Close' beside bids on Open, or 'Left Digit 7' if the number alone would be ambiguous. */
function numbersOf(t: Translate, { family, today }: Slip): ReadonlyMap<ShownRecord, string> {
  const bids = today.map(({ bid }) => bid);
  const single = ({ digits, closeDigits }: ShownRecord) => digits.length !== 2 && closeDigits === '';
  const sessions = new Set(bids.filter(single).map(({ session }) => parseBidSession(session)));
  return new Map(
    bids.map(bid => {
      const number = numberText(bid);
      if (!single(bid)) return [bid, number];
      if (family === 'gali') return [bid, `${t(serverWords(bid.label))} ${number}`];
      return [bid, sessions.size > 1 ? `${number} ${t(serverWords(bid.session))}` : number];
    }),
  );
}
