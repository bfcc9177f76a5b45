import { type GameKey, gameList, type Winning } from './game-list.ts';

const winnings: ReadonlyMap<GameKey, Winning> = new Map(gameList.map(({ key, wins }) => [key, wins]));

/** Null if the game is unknown. */
export const winningOf = (game: GameKey | null): Winning | null =>
  game === null ? null : (winnings.get(game) ?? null);

/** One session's result decides the game's bids. A jodi or a sangam needs the numbers of both. */
export function hasOneSession(game: GameKey | null): boolean {
  const wins = winningOf(game);
  return wins === 'ank' || wins === 'pana';
}
