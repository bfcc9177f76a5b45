// The order of the market cards, and when a closed market takes bids again.
import { hasEnded, type MarketTimes, nextClosing, closesPastMidnight } from './market.ts';
import type { MarketId } from './market-id.ts';
import type { MinuteOfDay } from './minute-of-day.ts';

/** What the order of a market depends on; `times` is null when they cannot be read. */
export type OrderedMarket = {
  readonly id: MarketId;
  readonly times: MarketTimes | null;
  readonly taking: boolean;
};

/** Whether bids of at least one session are taken. */
export const isOpenNow = ({ times, taking }: OrderedMarket, now: MinuteOfDay): boolean =>
  taking && times !== null && nextClosing(times, now) !== null;

const longerThanADay = 1441;

/** Minutes until the next session ends; closed markets are last, and before them those that take bids past their time. */
function minutesLeft({ times, taking }: OrderedMarket, now: MinuteOfDay): number {
  if (!taking || times === null) return longerThanADay + 1;
  return nextClosing(times, now)?.minutes ?? longerThanADay;
}

/** The open markets by the time that is left, then the closed ones; equal ones as they are listed. */
export function inOrder<M extends OrderedMarket>(markets: readonly M[], now: MinuteOfDay): readonly M[] {
  return markets
    .map(market => ({ market, left: minutesLeft(market, now) }))
    .toSorted((a, b) => a.left - b.left)
    .map(({ market }) => market);
}

/** `markets` in the order of `ids`; those that are not in it come last, as they are listed. */
export function inOrderOf<M extends OrderedMarket>(
  markets: readonly M[],
  ids: readonly MarketId[],
): readonly M[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: M): number => place.get(id) ?? ids.length;
  return markets.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * True for a market whose sessions have all ended: its next day, and with it its bids, begins at midnight. False for one
 * that the server has closed before its time, of which nobody knows when it opens.
 */
export const opensAtMidnight = (times: MarketTimes, now: MinuteOfDay): boolean =>
  hasEnded('Open', times, now) && !closesPastMidnight(times) && nextClosing(times, now) === null;
