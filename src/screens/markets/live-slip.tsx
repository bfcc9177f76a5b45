import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { LiveSlip as Slip, Standing } from '../../domain/history/live-slip.ts';
import type { ShownRecord } from '../../domain/history/history.ts';
import { serverWords } from '../../domain/history/server-words.ts';
import { numberText } from '../../domain/game/panna.ts';
import { parseBidSession, type Market } from '../../domain/market/market.ts';
import { liveSlipsAtom } from '../../state/reading/own-days.ts';
import { placesAtom } from '../../state/reading/places.ts';
import type { Translate } from '../../text/translate.ts';
import css from '../../ui/cards/live-slip.module.css';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = { readonly market: Pick<Market, 'family' | 'name'> };

/** More numbers are counted, so that they stay in one line. */
const shownNumbers = 6;
const standings = ['won', 'alive', 'open', 'out'] as const satisfies readonly Standing[];

/** The player's bids on the card of their market, and what has become of them. */
export function LiveSlip({ market: { family, name } }: Props) {
  const t = useWords();
  const places = useAtomValue(placesAtom);
  const [reserved] = useState(places?.markets.includes(`${family} ${name}`) === true);
  const slips = useAtomValue(liveSlipsAtom);
  const slip = slips?.find(found => found.family === family && found.name === name);
  if (slips === null && reserved) return <Skeleton height={25} />;
  // The kept place stays: nothing moves up.
  if (slip === undefined || slip.today.length === 0) return reserved && <p className={css.slip}>&nbsp;</p>;
  const names = numbersOf(t, slip);
  const many = new Set(names.values()).size > shownNumbers;
  const groups = standings.flatMap(standing => {
    const bids = slip.today.filter(known => known.standing === standing).map(({ bid }) => bid);
    if (bids.length === 0) return [];
    const numbers = many ? countWords(t, bids) : [...new Set(bids.map(bid => names.get(bid)))].join(', ');
    return [{ standing, words: t({ key: `slip.${standing}`, params: { numbers: strong(numbers) } }) }];
  });
  return (
    <p className={css.slip}>
      {groups.map(({ standing, words }, index) => (
        <span key={standing} data-standing={standing}>
          {index > 0 && ' · '}
          {emphasised(words)}
        </span>
      ))}
    </p>
  );
}

const countWords = (t: Translate, { length: count }: readonly ShownRecord[]): string =>
  t(count === 1 ? 'bid.rowsOne' : { key: 'bid.rows', params: { count } });

/** '7'; '7 Close' beside bids on Open, and 'Left Digit 7', because the number alone does not say it. */
function numbersOf(t: Translate, { family, today }: Slip): ReadonlyMap<ShownRecord, string> {
  const single = ({ bid }: Slip['today'][number]): boolean =>
    bid.digits.length !== 2 && bid.closeDigits === '';
  const sessions = new Set(today.filter(single).map(({ bid }) => parseBidSession(bid.session)));
  return new Map(
    today.map(known => {
      const { bid } = known;
      const number = numberText(bid);
      if (!single(known)) return [bid, number];
      if (family === 'gali') return [bid, `${t(serverWords(bid.label))} ${number}`];
      return [
        bid,
        sessions.size > 1 && family === 'main' ? `${number} ${t(serverWords(bid.session))}` : number,
      ];
    }),
  );
}
