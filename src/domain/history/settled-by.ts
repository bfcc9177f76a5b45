import { plainText } from '../../lib/text.ts';
// What a new result means for a player's bids.
import type { StatedAmount } from '../amount.ts';
import { bidOutcomes } from './bid-outcome.ts';
import type { Board } from '../market/board.ts';
import type { LocalTime } from '../dates.ts';
import type { Listed, ShownRecord } from './history.ts';
import type { WatchedMarket } from '../market/result-watch.ts';

/**
 * `won`: the amounts that the provider lists for the bids that came. `lost`: none of `count` bids came. `unlisted`: a
 * bid came and its win is not listed yet. `none`: no bid was decided by it.
 */
export type Meaning =
  | { readonly kind: 'won'; readonly amounts: readonly StatedAmount[] }
  | { readonly kind: 'lost'; readonly count: number }
  | { readonly kind: 'unlisted' | 'none' };

/** What a board means for the bids that were undecided while it showed what was `watched`. */
export function meaningOf(
  {
    watched,
    board,
  }: { readonly watched: Pick<WatchedMarket, 'open' | 'close' | 'blank'>; readonly board: Board },
  own: { readonly bids: readonly ShownRecord[]; readonly wins: Listed<ShownRecord> | null },
  now: LocalTime,
): Meaning {
  const { family } = board;
  const bids = own.bids.filter(({ marketName }) => plainText(marketName) === plainText(board.name));
  const seen = (shown: Board, fresh: boolean, wins: Listed<ShownRecord> | null) =>
    bidOutcomes(family, bids, {
      boards: [shown],
      wins,
      isFresh: () => fresh,
      maybeReturned: () => true,
      now,
    });
  const before = seen({ ...board, open: watched.open, close: watched.close }, watched.blank, null);
  const decided = seen(board, true, own.wins).filter(
    ({ status }, index) => before[index]?.status === 'waiting' && (status === 'won' || status === 'lost'),
  );
  if (decided.length === 0) return { kind: 'none' };
  const won = decided.filter(({ status }) => status === 'won');
  if (won.length === 0) return { kind: 'lost', count: decided.length };
  const amounts = won.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return amounts.length < won.length ? { kind: 'unlisted' } : { kind: 'won', amounts };
}
