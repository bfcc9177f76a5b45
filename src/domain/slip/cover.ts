import type { BidSession } from '../market/market.ts';
import type { BidRow } from './bid.ts';

/** A number, or all numbers below the head `name` of a column. */
export type Looked = { readonly name: string; readonly numbers: readonly string[] };

type Staked = Pick<BidRow, 'digits' | 'session' | 'points'>;

/** The change of the wallet in the worst and in the best case, less all stakes. Null while it is unknown. */
export function coverOf(
  bids: readonly Staked[],
  { numbers, session }: Pick<Looked, 'numbers'> & { readonly session: BidSession },
  pays: (bid: Staked) => number | null,
): { readonly least: number; readonly most: number } | null {
  const changes = numbers.map(number =>
    bids.reduce((sum, bid) => {
      const wins = bid.digits === number && bid.session === session;
      return sum + (wins ? (pays(bid) ?? Number.NaN) : 0) - bid.points;
    }, 0),
  );
  const [least, most] = [Math.min(...changes), Math.max(...changes)];
  return Number.isFinite(least) ? { least, most } : null;
}
