import { err, ok, type Result } from '../lib/result.ts';
import type { Words } from '../text/message.ts';
import { type BidRow, parseBid } from './bid.ts';
import type { Game } from './games.ts';
import type { BidSession } from './market.ts';
import type { Marks } from './marks.ts';

/** Why a mark can be no bid, and which number it is. */
export type WrongMark = { readonly number: string; readonly words: Words };

/**
 * The rows that 'Add to slip' makes of what is marked, in the order of the game's numbers: each as if it were typed into
 * the form. `balance` is the wallet less the rows of all slips; each mark must be covered by what those before it leave.
 */
export function bidsOfMarks(
  game: Game,
  marks: Marks,
  { session, balance }: { readonly session: BidSession; readonly balance: number | null },
): Result<readonly BidRow[], WrongMark> {
  const [input] = game.inputs;
  const rows: BidRow[] = [];
  let left = balance;
  for (const number of input?.allowed ?? []) {
    const points = marks.get(number);
    if (input === undefined || points === undefined) continue;
    const bid = parseBid(game, { [input.name]: number, points: String(points) }, { session, balance: left });
    if (!bid.ok) return err({ number, words: bid.error.words });
    rows.push(...bid.value);
    if (left !== null) left -= points;
  }
  return ok(rows);
}
