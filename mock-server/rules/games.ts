import type { BidRow } from '../../src/domain/slip/bid.ts';
import { type Game, gamesIn } from '../../src/domain/game/games.ts';
import { points } from '../../src/domain/points.ts';
import { bidStatus } from '../../src/domain/game/settlement.ts';
import type { ResultSession } from '../data/boards.ts';
import { hint, refuse } from '../data/refusal.ts';
import type { BidRecord, GameFamily } from '../data/schemas.ts';

export type BidOrder = {
  readonly family: GameFamily;
  readonly game_id: number;
  readonly pana: string;
  readonly rows: readonly Pick<BidRecord, 'digits' | 'closedigits' | 'points' | 'session'>[];
};

const plain = (label: string): string => label.replace('Panna', 'Pana').replace('Tripple', 'Triple');

/** Takes either spelling (`Panna`, `Tripple`). Null for SP DP TP, which is sent by the kind of pana. */
export const gameOf = (family: GameFamily, label: string): Game | null =>
  gamesIn({ family }).find(game => !game.kinds && plain(game.wireLabel) === plain(label)) ?? null;

export function checkGame({ family, pana, rows }: BidOrder): void {
  const game = gameOf(family, pana);
  const labels = gamesIn({ family }).map(({ wireLabel }) => wireLabel);
  if (game === null) return refuse(`No such game type: ${pana}${hint(pana, labels)}`);
  for (const row of rows)
    if (!game.isNumber(rowOf(row), row.session))
      refuse(
        `Number ${[row.digits, row.closedigits].filter(number => number !== '').join(' ')} is not valid`,
      );
}

export const rowOf = (bid: Pick<BidRecord, 'digits' | 'closedigits' | 'points' | 'session'>): BidRow => ({
  digits: bid.digits,
  closeDigits: bid.closedigits,
  points: points(bid.points),
  session: bid.session,
});

/** Once one of these results is declared, the row is refused. */
export function awaitedSessions(game: Game, row: BidRow): readonly ResultSession[] {
  if (game.family !== 'main') return [null];
  const waits = (openPana: string | null, closePana: string | null): boolean =>
    bidStatus(game.key, row, { family: 'main', openPana, closePana }) === 'waiting';
  const sessions: ResultSession[] = [];
  if (waits(null, '000')) sessions.push('open');
  if (waits('000', null)) sessions.push('close');
  return sessions;
}
