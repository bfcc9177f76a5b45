import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { formatAmount } from '../../domain/amount.ts';
import { sumAmounts } from '../../domain/amount-sum.ts';
import { formatClock12 } from '../../domain/clock-time.ts';
import { numberText } from '../../domain/game/panna.ts';
import type { ShownRecord } from '../../domain/history/history.ts';
import type { LiveSlip as Slip, Standing } from '../../domain/history/live-slip.ts';
import { serverWords } from '../../domain/history/server-words.ts';
import { parseBidSession } from '../../domain/market/market.ts';
import type { Translate } from '../../text/translate.ts';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import css from '../../ui/cards/markets/market-card.module.css';
import { useWords } from '../../ui/layout/words.tsx';

/** Further numbers, or more letters of them, are only counted, so that they fit on one line. */
const shownNumbers = 6;
const shownLetters = 16;
const standings = ['won', 'alive', 'open', 'out', 'returned'] as const satisfies readonly Standing[];

/** The player's bids on the card of their market, with their outcomes. */
export function LiveSlip({ slip }: { readonly slip: Slip }) {
  const t = useWords();
  const names = numbersOf(t, slip);
  const distinct = new Set(names.values());
  const many = distinct.size > shownNumbers || [...distinct].join('').length > shownLetters;
  const groups = standings.flatMap(standing => {
    const bids = slip.today.filter(known => known.standing === standing).map(({ bid }) => bid);
    if (bids.length === 0) return [];
    const shown = many ? [countWords(t, bids)] : [...new Set(bids.map(bid => names.get(bid) ?? ''))];
    const numbers = shown.map(strong).join(' ');
    return [
      {
        standing,
        words: standing === 'open' ? numbers : t({ key: `slip.${standing}`, params: { numbers } }),
      },
    ];
  });
  return (
    <p className={css.own}>
      {groups.length > 0 && t('slips.yours')}
      {groups.map(({ standing, words }, index) => (
        <span key={standing} data-standing={standing}>
          {index > 0 && ' ·'} {emphasised(words)}
        </span>
      ))}
      {groups.every(({ standing }) => standing === 'open') && <Stake slip={slip} />}
    </p>
  );
}

/** While nothing is decided. */
function Stake({ slip: { today, time } }: { readonly slip: Slip }) {
  const t = useWords();
  const sum = sumAmounts(today.map(({ bid }) => bid.amount));
  return (
    today.length > 0 && (
      <>
        {sum !== 'unreadable' && ` · ${t({ key: 'points.amount', params: { points: formatAmount(sum) } })}`}
        {time !== null && ` · ${t({ key: 'yours.after', params: { time: formatClock12(time) } })}`}
      </>
    )
  );
}

const countWords = (t: Translate, { length: count }: readonly ShownRecord[]): string =>
  t({ key: 'bid.rows', params: { count } });

/** '7', or '7 Close' if there are bids on Open too, or 'Left Digit 7' if the number alone would be ambiguous. */
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
