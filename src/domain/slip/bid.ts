import type { Draft } from '../../lib/draft.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import type { BidField } from '../game/game-numbers.ts';
import type { Game } from '../game/games.ts';
import { limits } from '../limits.ts';
import { type BidSession, hasEnded, type MarketNow } from '../market/market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import { cappedSum, formatPoints, type Points, typedPoints } from '../points.ts';
import type { Problem } from '../problem.ts';
import { type CalendarDate, formatBidDate } from '../dates.ts';
import type { MarketId } from '../market/market-id.ts';

/** A row of the slip: a number, its session and its points (spec 2 §3). */
export type BidRow = {
  /** The number: an ank, jodi or pana as text (`000`); for sangams the open part. */
  readonly digits: string;
  /** The close part of a sangam, else empty. */
  readonly closeDigits: string;
  readonly points: Points;
  readonly session: BidSession;
};

/**
 * Parses what Proceed adds to the slip: one row, or one for each generated pana. `session` is the player's choice, for
 * games that have one. `balance` is the shown balance: the wallet less the rows; null when the wallet is unknown, which
 * refuses the bid. The problem is that of the first wrong field (spec 2 §5): the numbers in their order, then the
 * points. For a motor the balance need only cover one row; Submit checks the sum.
 */
export function parseBid(
  game: Game,
  draft: Draft<BidField>,
  context: { readonly session: BidSession; readonly balance: number | null },
): Result<readonly BidRow[], Problem<BidField>> {
  const session = game.session === 'choose' ? context.session : game.session;
  const numbers = game.numbers(draft, session);
  if (!numbers.ok) return numbers;
  const points = typedPoints(draft.points ?? '');
  if (points === null) return err({ field: 'points', words: 'error.pointRequired' });
  const min = limits.minimumBid;
  if (points < min)
    return err({ field: 'points', words: { key: 'error.bidMinimum', params: { min: formatPoints(min) } } });
  if (context.balance === null) return err({ field: 'points', words: 'error.somethingWrong' });
  const cost = game.mayOverdraw ? points : points * numbers.value.length;
  if (cost > context.balance) return err({ field: 'points', words: game.insufficient });
  return ok(numbers.value.map(number => ({ ...number, points, session })));
}

export const totalPoints = (rows: readonly BidRow[]): Points => cappedSum(rows.map(row => row.points));

/** The wallet less the rows, which the form shows. Below zero only after a motor's Proceed (spec 2 §4). */
export const shownBalance = (wallet: Points, rows: readonly BidRow[]): number => wallet - totalPoints(rows);

export type RowEnd = 'time' | 'result';

/** Why a row can no longer be placed; null while it can. */
export function rowEnd(
  game: Game,
  row: Pick<BidRow, 'session'>,
  market: MarketNow,
  now: MinuteOfDay,
): RowEnd | null {
  if (hasEnded(game.endsWith === 'open' ? 'Open' : row.session, market, now)) return 'time';
  return market.openDeclared === true && (game.namesOpen || row.session === 'Open') ? 'result' : null;
}

export const rowEnded = (game: Game, row: BidRow, market: MarketNow, now: MinuteOfDay): boolean =>
  rowEnd(game, row, market, now) !== null;

/** Checks a slip at Submit: before the dialog opens, and again before the bid is sent. */
export function checkSlip(slip: {
  readonly game: Game;
  readonly rows: readonly BidRow[];
  /** The shown balance: the wallet less the rows; null when the wallet is unknown. */
  readonly balance: number | null;
  readonly market: MarketNow;
  readonly now: MinuteOfDay;
}): Result<readonly BidRow[], Words> {
  const { game, rows, balance, market, now } = slip;
  if (rows.length === 0) return err('error.numberRequired');
  if (rows.some(row => rowEnded(game, row, market, now))) return err('bid.closedRows');
  if (balance === null) return err('error.somethingWrong');
  if (balance >= 0) return ok(rows);
  return err(game.mayOverdraw ? 'error.notEnoughBalance' : game.insufficient);
}

/** The bids of one request (`new_result` of spec 2 §3); SP DP TP makes up to three. */
export type Submission<Row extends BidRow = BidRow> = {
  readonly marketId: MarketId;
  readonly marketName: string;
  /** The game type's name on the wire: `Single Digit`, `Jodi Digit`, … (docs/decisions/015-wire-values.md). */
  readonly label: string;
  /** The session of the first row; each row names its own. */
  readonly session: BidSession;
  /** `21-November-2026`. */
  readonly date: string;
  readonly total: Points;
  readonly rows: readonly Row[];
};

/**
 * The requests of a slip: one; for SP DP TP up to three, one for each kind of pana that has rows (spec 2 §4); none for an
 * empty slip. A request has the rows of both sessions, each with its own session. `splitSessions` makes one request for
 * each session, for a provider that reads only the session of the request. The rows are sent as they were confirmed.
 */
export function toSubmissions<Row extends BidRow>(slip: {
  readonly game: Game;
  readonly rows: readonly Row[];
  readonly market: { readonly id: MarketId; readonly name: string };
  readonly date: CalendarDate;
  readonly splitSessions: boolean;
}): readonly Submission<Row>[] {
  const { game, rows, market, date, splitSessions } = slip;
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const kind = `${splitSessions ? row.session : ''} ${game.labelOf(row.digits)}`;
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [row]);
    else group.push(row);
  }
  return Array.from(groups.values(), group => ({
    marketId: market.id,
    marketName: market.name,
    label: game.labelOf(group[0].digits),
    session: group[0].session,
    date: formatBidDate(date),
    total: totalPoints(group),
    rows: group,
  }));
}
