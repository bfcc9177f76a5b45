import { plainText } from '../../lib/text.ts';
// The markets of all families as they take bids now, and the one of a name.
import {
  type Family,
  inOrder,
  isOpenDeclared,
  type Market,
  type MarketNow,
  type MarketTimes,
  showsOpenAlone,
} from './market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

/** The market of a family and name, in any case and spacing; null when there is none, or more than one. */
export function marketOfName(markets: readonly Market[], family: Family, name: string): Market | null {
  const [found, another] = markets.filter(
    market => market.family === family && plainText(market.name) === plainText(name),
  );
  return another === undefined ? (found ?? null) : null;
}

/** The times of a market, and whether the open result on its board is declared at `now`. */
export const timesNow = (
  times: MarketTimes,
  board: Pick<Market, 'family' | 'open' | 'close'>,
  now: MinuteOfDay,
): MarketNow => ({
  ...times,
  openDeclared: isOpenDeclared(times, showsOpenAlone(board), now),
});

// The market that a player means by a part of its name.
/** How well a name fits: 0 is the name itself, 1 its begin, 2 the begin of a later word, 3 any part; null is not at all. */
function fit(name: string, wanted: string): number | null {
  const plain = plainText(name);
  if (plain === wanted) return 0;
  if (plain.startsWith(wanted)) return 1;
  if (plain.includes(` ${wanted}`)) return 2;
  return plain.includes(wanted) ? 3 : null;
}

/**
 * The markets whose names contain `typed`, in any case and spacing: the best fit first, then in the order of the market
 * cards, the open ones before the closed ones. All of them for an empty text.
 */
export function marketsNamed(markets: readonly Market[], typed: string, now: MinuteOfDay): readonly Market[] {
  const wanted = plainText(typed);
  return inOrder(markets, now)
    .flatMap(market => {
      const place = fit(market.name, wanted);
      return place === null ? [] : [{ market, place }];
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ market }) => market);
}
