import type { BidRow } from '../../src/domain/bid.ts';
import type { Game } from '../../src/domain/games.ts';
import { gamesOf } from '../../src/domain/games.ts';
import { doublePanas, singlePanas } from '../../src/domain/panna.ts';
import { points } from '../../src/domain/points.ts';
import { bidStatus } from '../../src/domain/settlement.ts';
import type { BidRecord, GameFamily } from '../data/schemas.ts';
import type { Half } from '../data/boards.ts';

const plain = (label: string): string => label.replace('Panna', 'Pana').replace('Tripple', 'Triple');

/** The game of a wire label, in either spelling (`Panna`, `Tripple`). SP DP TP is none: its panas come by kind. */
export const gameOf = (family: GameFamily, label: string): Game | null =>
  gamesOf(family).find(game => !game.kinds && plain(game.wireLabel) === plain(label)) ?? null;

/** A record's row in the words of the rules. */
export const rowOf = (bid: Pick<BidRecord, 'digits' | 'closedigits' | 'points' | 'session'>): BidRow => ({
  digits: bid.digits,
  closeDigits: bid.closedigits,
  points: points(bid.points),
  session: bid.session,
});

/** Whether a row bids on numbers of its game. A motor's rows are the panas that it generates. */
export function isAllowed(game: Game, row: BidRow): boolean {
  const sets = game.inputs.map(input => input.allowed);
  if (game.key === 'halfSangam' && row.session === 'Close') sets.reverse();
  const [first, second] =
    game.key === 'spMotor' ? [singlePanas] : game.key === 'dpMotor' ? [doublePanas] : sets;
  const closeFits = second === undefined ? row.closeDigits === '' : second.includes(row.closeDigits);
  return first !== undefined && first.includes(row.digits) && closeFits;
}

/** The results that a row waits for: it is refused once any of them is declared. */
export function awaited(game: Game, row: BidRow): readonly Half[] {
  if (game.family !== 'main') return [null];
  const waits = (openPana: string | null, closePana: string | null): boolean =>
    bidStatus(game.key, row, { family: 'main', openPana, closePana }) === 'waiting';
  const halves: Half[] = [];
  if (waits(null, '000')) halves.push('open');
  if (waits('000', null)) halves.push('close');
  return halves;
}
