import type { GameKey, Winning } from '../game/game-list.ts';
import { winningOf } from '../game/winning.ts';
import type { BidSession } from '../market/market.ts';

/** The text of a result in three parts. `figure` is empty if no single part decides the bid. */
export type DecidingFigure = { readonly before: string; readonly figure: string; readonly after: string };

type Span = readonly [from: number, to: number];

/** The text until the Close is declared, which decides an Open bid: '470-1' of '470-17-890'. */
export const resultUntil = (session: BidSession, result: string): string =>
  session === 'Open' ? result.replace(/^(\d{3}-\d)\d-\d{3}$/, '$1') : result;

/**
 * Marks the figure that is compared with a bid of this game, in '470-17-890', '470-1', '***-*7-890',
 * Starline's '128-1' or Gali's '45'.
 */
export function decidingFigure(game: GameKey | null, session: BidSession, result: string): DecidingFigure {
  const wins = winningOf(game);
  const span = wins === null ? null : spanOf(wins, session, result);
  const [from, to] = span ?? [result.length, result.length];
  const figure = result.slice(from, to);
  if (!/^\d+$/.test(figure)) return { before: result, figure: '', after: '' };
  return { before: result.slice(0, from), figure, after: result.slice(to) };
}

function spanOf(wins: Winning, session: BidSession, result: string): Span | null {
  const first = result.indexOf('-');
  const last = result.lastIndexOf('-');
  const whole = first !== last;
  const close = session === 'Close';
  switch (wins) {
    case 'ank':
      if (close) return whole ? [last - 1, last] : null;
      return [first + 1, first + 2];
    case 'pana':
      if (close) return whole ? [last + 1, result.length] : null;
      return [0, first];
    case 'jodi':
      if (first < 0) return [0, result.length];
      return whole ? [first + 1, last] : null;
    case 'left':
      return [0, 1];
    case 'right':
      return [1, 2];
    case 'halfSangam':
    case 'fullSangam':
      return null;
  }
}
