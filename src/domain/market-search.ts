// The market that a player means by a part of its name.
import { inOrder } from './market-order.ts';
import type { MarketToday } from './market-today.ts';
import { plainText } from './matched-wins.ts';
import type { MinuteOfDay } from './minute-of-day.ts';

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
export function marketsNamed(
  markets: readonly MarketToday[],
  typed: string,
  now: MinuteOfDay,
): readonly MarketToday[] {
  const wanted = plainText(typed);
  return inOrder(markets, now)
    .flatMap(market => {
      const place = fit(market.name, wanted);
      return place === null ? [] : [{ market, place }];
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ market }) => market);
}
