import { type GameKey, gameList, type Winning } from './game-list.ts';

const winnings: ReadonlyMap<GameKey, Winning> = new Map(gameList.map(({ key, wins }) => [key, wins]));

/** Null for a game that is not known. */
export const winningOf = (game: GameKey | null): Winning | null =>
  game === null ? null : (winnings.get(game) ?? null);

/** The result of one session decides its bids; a jodi or a sangam names numbers of both. */
export function hasOneSession(game: GameKey | null): boolean {
  const wins = winningOf(game);
  return wins === 'ank' || wins === 'pana';
}
