import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import type { Game } from '../game/games.ts';
import type { BidSession } from '../market/market.ts';
import { type BidRow, stakeProblem } from './bid.ts';
import type { Marks } from './marks.ts';

export type WrongMark = { readonly number: string; readonly words: Words };

/** In the order of the board. Each mark must be covered by the part of `balance` that earlier marks leave. */
export function bidsOfMarks(
  game: Game,
  marks: Marks,
  { session, balance }: { readonly session: BidSession; readonly balance: number | null },
): Result<readonly BidRow[], WrongMark> {
  const rows: BidRow[] = [];
  let left = balance;
  for (const digits of game.inputs[0]?.allowed ?? []) {
    const points = marks.get(digits);
    if (points === undefined) continue;
    const problem = stakeProblem(game, points, { cost: points, balance: left });
    if (problem !== null) return err({ number: digits, words: problem });
    rows.push({
      digits,
      closeDigits: '',
      points,
      session: game.session === 'choose' ? session : game.session,
    });
    if (left !== null) left -= points;
  }
  return ok(rows);
}
