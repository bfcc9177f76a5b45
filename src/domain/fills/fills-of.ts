// THE FILLS TABLE: the ways to mark many numbers of a game's board.
import type { Game } from '../games.ts';
import { panaKind } from '../panna.ts';
import { digitFills } from './digit-fills.ts';
import type { Fill } from './fill.ts';
import { jodiFills } from './jodi-fills.ts';
import { panaFills } from './pana-fills.ts';

/** The fills of a game's board, in the order of their buttons; none for a game that has no board. */
export function fillsOf({ inputs, kinds }: Game): readonly Fill[] {
  const [board, second] = inputs.map(({ allowed }) => allowed);
  const first = board?.[0];
  if (board === undefined || first === undefined || second !== undefined || kinds) return [];
  const kind = panaKind(first);
  if (kind !== null) return panaFills(board, kind);
  return first.length === 2 ? jodiFills(board) : digitFills(board);
}
