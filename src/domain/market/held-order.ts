import { inOrder, isOpenNow, type OrderedMarket } from './market.ts';
import type { MarketId } from './market-id.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

/** The order of a list, which may stay while its markets change. */
export type HeldOrder = { readonly open: readonly MarketId[]; readonly closed: readonly MarketId[] };

export function orderOf(markets: readonly OrderedMarket[], now: MinuteOfDay): HeldOrder {
  const ordered = inOrder(markets, now);
  const ids = (takeBids: boolean): readonly MarketId[] =>
    ordered.filter(market => isOpenNow(market, now) === takeBids).map(({ id }) => id);
  return { open: ids(true), closed: ids(false) };
}

export const isSameOrder = (a: HeldOrder, b: HeldOrder): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The held order. A market that it lacks is added at the end of its present group. */
export function withNewMarkets(held: HeldOrder, wanted: HeldOrder): HeldOrder {
  const known = new Set([...held.open, ...held.closed]);
  const added = (ids: readonly MarketId[]) => ids.filter(id => !known.has(id));
  return {
    open: [...held.open, ...added(wanted.open)],
    closed: [...held.closed, ...added(wanted.closed)],
  };
}

/** The markets in the held order, without those that are gone. Markets that share an id have a place each. */
export function marketsOf<M extends OrderedMarket>(markets: readonly M[], held: HeldOrder) {
  const left = [...markets];
  const take = (ids: readonly MarketId[]): readonly M[] =>
    ids.flatMap(id => {
      const at = left.findIndex(market => market.id === id);
      return at < 0 ? [] : left.splice(at, 1);
    });
  return { open: take(held.open), closed: take(held.closed) };
}
