import { plainText } from '../../lib/plain-text.ts';
// The markets of all families as they take bids now, and the one of a name.
import {
  type Family,
  inOrder,
  isOpenDeclared,
  type Market,
  type MarketNow,
  type MarketTimes,
  showsOpenAlone,
  type SlotMarket,
} from './market.ts';
import type { MarketId } from './market-id.ts';
import type { MinuteOfDay } from '../clock-time.ts';
import { truncate } from '../../lib/truncate.ts';
import { limits } from '../limits.ts';

/** A market of any family, with what decides whether it takes bids. */
export type MarketToday = {
  readonly family: Family;
  readonly id: MarketId;
  readonly name: string;
  /** Null when they cannot be read: then it cannot be bid on. */
  readonly times: MarketTimes | null;
  readonly taking: boolean;
  /** Its board shows only an open result. */
  readonly openAlone: boolean;
};

/** A main market. */
export const mainToday = (market: Market): MarketToday => ({
  family: 'main',
  id: market.id,
  name: market.name,
  times: market.times,
  taking: market.taking,
  openAlone: showsOpenAlone(market),
});

/** A Starline slot or a Gali market. */
export const slotToday = (
  family: 'starline' | 'gali',
  { id, name, times, taking }: SlotMarket,
): MarketToday => ({ family, id, name, times, taking, openAlone: false });

/** The market of a family and name, in any case and spacing; null when there is none, or more than one. */
export function marketOfName(
  markets: readonly MarketToday[],
  family: Family,
  name: string,
): MarketToday | null {
  const [found, another] = markets.filter(
    one => one.family === family && plainText(one.name) === plainText(name),
  );
  return another === undefined ? (found ?? null) : null;
}

/** The times of a market, and whether its open result is declared at `now`. */
export const timesNow = (times: MarketTimes, openAlone: boolean, now: MinuteOfDay): MarketNow => ({
  ...times,
  openDeclared: isOpenDeclared(times, openAlone, now),
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

/** A user's name in the side menu (spec 1 §2). */
export const menuName = (username: string): string => truncate(username, limits.menuNameLength);
