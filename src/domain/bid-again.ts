import type { PlainKey } from '../text/message.ts';
import type { BidRow } from './bid.ts';
import type { Game } from './games.ts';

/** Rows that cannot be bid again, and why. */
export type RefusedRows = { readonly words: PlainKey; readonly rows: readonly BidRow[] };

/**
 * What can be bid again of bids that were placed: the rows whose session is still open, as far as the balance goes, and
 * the others by their reason. `balance` is the shown balance: the wallet less the rows; null when it is unknown.
 */
export function bidAgain(bids: {
  readonly game: Game;
  readonly rows: readonly BidRow[];
  /** The row can no longer be placed. */
  readonly ended: (row: BidRow) => boolean;
  readonly balance: number | null;
}): { readonly rows: readonly BidRow[]; readonly refused: readonly RefusedRows[] } {
  const { game, ended, balance } = bids;
  const rows: BidRow[] = [];
  const refused = new Map<PlainKey, BidRow[]>();
  const refuse = (words: PlainKey, row: BidRow): void =>
    void refused.set(words, [...(refused.get(words) ?? []), row]);
  let rest = balance ?? 0;
  for (const row of bids.rows) {
    if (ended(row)) refuse('bid.sessionClosed', row);
    else if (balance === null) refuse('error.somethingWrong', row);
    else if (row.points > rest) refuse(game.mayOverdraw ? 'error.notEnoughBalance' : game.insufficient, row);
    else {
      rest -= row.points;
      rows.push(row);
    }
  }
  return { rows, refused: [...refused].map(([words, left]) => ({ words, rows: left })) };
}
