import type { Draft } from '../../lib/draft.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { type BidRow, parseBid } from '../bid.ts';
import { type BidField, oneNumber } from '../game-numbers.ts';
import type { Game } from '../games.ts';
import type { BidSession } from '../market.ts';
import { numberKind } from './number-kind.ts';
import { allPanas, risingOrder } from '../panna.ts';

/** Why a number or its points are refused; `meant`: the number in rising order, where that is one of the game. */
export type RowProblem = { readonly words: Words; readonly meant: string | null };
export type RowReader = (number: string, points: string) => Result<readonly BidRow[], RowProblem>;

/** The numbers of a game have two parts, written with a dash: `7-128`. */
export const isPaired = (game: Game): boolean => game.inputs.length === 2;

/**
 * Reads a number and its points as the form does, but for the balance. In SP DP TP a number is a pana: the form makes
 * them of a digit. A half sangam has the part of the open result first, as its rows have.
 */
export function rowReader(game: Game, session: BidSession): RowReader {
  const [first, second] = game.inputs;
  if (first === undefined) throw new Error(`${game.key} has no field`);
  const single = { ...game, numbers: oneNumber(game.kinds ? { ...first, allowed: allPanas } : first) };
  const isSingle = second === undefined && (game.kinds || first.allowed.length > 0);
  const context = { session, balance: Number.POSITIVE_INFINITY };
  return (number, points) => {
    const parts = number.split('-').map(part => part.trim());
    const fields = session === 'Close' && game.key === 'halfSangam' ? parts.toReversed() : parts;
    const [one = '', two = ''] = fields;
    const draft: Draft<BidField> = { [first.name]: one, ...(second && { [second.name]: two }), points };
    const bid = parseBid(isSingle ? single : game, draft, context);
    if (bid.ok) return ok(bid.value);
    if (bid.error.field === 'points') return err({ words: bid.error.words, meant: null });
    const meant = fields.length === game.inputs.length ? risingNumber(game, fields) : null;
    const ordered = fields === parts ? meant : meant?.toReversed();
    return err({ words: numberKind(game.key, session).wrong(number), meant: ordered?.join('-') ?? null });
  };
}

/** The parts with their panas in rising order; null when they were, or when that makes no number of the game. */
function risingNumber(game: Game, fields: readonly string[]): readonly string[] | null {
  const risen = fields.map((text, index) => {
    const allowed = game.kinds ? allPanas : (game.inputs[index]?.allowed ?? []);
    return allowed.includes(text) ? text : risingOrder(text, allowed);
  });
  return risen.every(text => text !== null) ? risen : null;
}

/** The form's text for points that are missing. */
export const noPoints: RowProblem = { words: 'error.pointRequired', meant: null };
