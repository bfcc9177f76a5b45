// The markets of all families as they take bids now, and the one of a name.
import type { Family, Market, MarketNow, MarketTimes, SlotMarket } from './market.ts';
import { isOpenDeclared, showsOpenAlone } from './market.ts';
import type { MarketId } from './market-id.ts';
import { plainText } from './matched-wins.ts';
import type { MinuteOfDay } from './minute-of-day.ts';

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
