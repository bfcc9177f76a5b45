import type { Game } from '../game/games.ts';
import { isPana } from '../game/panna.ts';
import type { Payouts } from '../game/payout.ts';
import { type BidSession, bidSessions } from '../market/market.ts';
import type { BidRow } from './bid.ts';
import { coverOf, type Looked } from './cover.ts';
import { numberBoard } from './number-board.ts';

/** The change of the wallet in the best and in the worst case, less all stakes. */
type Outlook = {
  readonly best: number;
  readonly worst: number;
  /** Every result wins something, so 'none of them' is impossible. */
  readonly sure: boolean;
};

/** Null while nothing is bid or a rate is unknown. */
export function outlookOf(game: Game, bids: readonly BidRow[], payouts: Payouts): Outlook | null {
  if (bids.length === 0) return null;
  const most = payouts.most(game.key, bids);
  if (most === null) return null;
  const staked = bids.reduce((sum, { points }) => sum + points, 0);
  const least = bidSessions.reduce(
    (sum, session) =>
      sum +
      leastWin(
        game,
        bids.filter(bid => bid.session === session),
        payouts,
      ),
    0,
  );
  return { best: most - staked, worst: least - staked, sure: least > 0 };
}

/** Above zero only where all possible results of a session are bid on. A pana of another kind can always come. */
function leastWin(game: Game, bids: readonly BidRow[], payouts: Payouts): number {
  const numbers = game.inputs[0]?.allowed ?? [];
  if (game.inputs.length !== 1 || isPana(numbers[0] ?? '') || bids.length < numbers.length) return 0;
  const won = new Map<string, number>();
  for (const bid of bids)
    won.set(bid.digits, (won.get(bid.digits) ?? 0) + (payouts.ofBid(game.key, bid) ?? 0));
  return won.size < numbers.length ? 0 : Math.min(...won.values());
}

/** The words of a column: the change if its digit comes, and how many of the ten digits lose everything. */
export type ColumnOutlook = {
  readonly least: number;
  readonly most: number;
  readonly losing: number;
  readonly staked: number;
};

const isColumn = ({ name, numbers }: Looked): boolean => numbers.length > 1 || numbers[0] !== name;

/** Null for a number, and while a rate is unknown. */
export function columnOutlook(
  game: Game,
  bids: readonly BidRow[],
  looked: Looked & { readonly session: BidSession },
  payouts: Payouts,
): ColumnOutlook | null {
  if (!isColumn(looked)) return null;
  const { heads, rows, kind } = numberBoard(game);
  // The digit may also be drawn with a pana of another kind, which none of these bids covers.
  const numbers = kind === 'panas' ? [...looked.numbers, ''] : looked.numbers;
  const cover = coverOf(bids, { numbers, session: looked.session }, bid => payouts.ofBid(game.key, bid));
  if (cover === null) return null;
  const bidOn = new Set(bids.filter(({ session }) => session === looked.session).map(({ digits }) => digits));
  const losing = heads.filter((_, place) => !rows.some(row => bidOn.has(row.numbers[place] ?? ''))).length;
  return { ...cover, losing, staked: bids.reduce((sum, { points }) => sum + points, 0) };
}
