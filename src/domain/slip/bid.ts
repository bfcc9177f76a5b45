import type { Draft } from '../../lib/draft.ts';
import { grouped } from '../../lib/grouped.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import type { BidField } from '../game/game-numbers.ts';
import type { Game } from '../game/games.ts';
import type { ShownRecord } from '../history/history.ts';
import { type BidSession, hasEnded, parseBidSession } from '../market/market.ts';
import type { KnownMarket } from '../market/known-market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import { cappedSum, formatPoints, type Points, pointsOf } from '../points.ts';
import { wholePoints } from '../typed-amount.ts';
import type { Problem } from '../problem.ts';
import { type CalendarDate, formatBidDate } from '../dates.ts';
import type { MarketId } from '../market/market-id.ts';

/** Spec 2 §3. */
export type BidRow = {
  /** An ank, jodi or pana (`000`). For a sangam, the open part. */
  readonly digits: string;
  readonly closeDigits: string;
  readonly points: Points;
  readonly session: BidSession;
};

/**
 * The problem of the first wrong field (spec 2 §5). `balance` is the wallet less the rows, and null refuses
 * the bid. For a motor it needs to cover only one row, because Submit checks the sum.
 */
export function parseBid(
  game: Game,
  draft: Draft<BidField>,
  context: { readonly session: BidSession; readonly balance: number | null; readonly onProceed?: boolean },
): Result<readonly BidRow[], Problem<BidField>> {
  const session = game.session === 'choose' ? context.session : game.session;
  const numbers = game.numbers(draft, session, context.onProceed);
  if (!numbers.ok) return numbers;
  const typed = wholePoints(draft.points ?? '', 'error.pointRequired');
  if (!typed.ok) return err({ field: 'points', words: typed.error });
  const points = typed.value;
  const cost = game.mayOverdraw ? points : points * numbers.value.length;
  const problem = stakeProblem(game, points, { cost, balance: context.balance });
  if (problem !== null) return err({ field: 'points', words: problem });
  return ok(numbers.value.map(number => ({ ...number, points, session })));
}

/** Null if the points are enough for one bid. */
const belowMinimum = ({ minimumBid: min }: Game, points: Points): Words | null =>
  points < min ? { key: 'error.bidMinimum', params: { min: formatPoints(min) } } : null;

/** Null if the points can be staked. `cost` is the sum of all rows that would get these points. */
export function stakeProblem(
  game: Game,
  points: Points,
  { cost, balance }: { readonly cost: number; readonly balance: number | null },
): Words | null {
  const few = belowMinimum(game, points);
  if (few !== null) return few;
  if (balance === null) return 'error.somethingWrong';
  return cost > balance ? game.insufficient : null;
}

/** A row as a history has it. Null if the row cannot be read. */
export function rowOfRecord(game: Game, bid: ShownRecord): BidRow | null {
  const points = bid.amount === 'unreadable' ? null : pointsOf(Number(bid.amount.exact));
  const session = game.session === 'choose' ? parseBidSession(bid.session) : game.session;
  if (points === null || session === null) return null;
  const row = { digits: bid.digits.trim(), closeDigits: bid.closeDigits.trim(), points, session };
  return game.isNumber(row, session) ? row : null;
}

export const totalPoints = (rows: readonly BidRow[]): Points => cappedSum(rows.map(row => row.points));

export function rowEnd(game: Game, row: Pick<BidRow, 'session'>, market: KnownMarket, now: MinuteOfDay) {
  if (hasEnded(game.session === 'choose' ? row.session : 'Open', market.times, now)) return 'time';
  return market.openDeclared === true && (game.namesOpen || row.session === 'Open') ? 'result' : null;
}

export const rowEnded = (game: Game, row: BidRow, market: KnownMarket, now: MinuteOfDay): boolean =>
  rowEnd(game, row, market, now) !== null;

/** Null if the row can be placed now, as far as the balance covers it. */
export const rowRefusal = (game: Game, row: BidRow, market: KnownMarket, now: MinuteOfDay): Words | null =>
  belowMinimum(game, row.points) ?? (rowEnded(game, row, market, now) ? 'bid.sessionClosed' : null);

/** A form also says what to do with its closed rows. */
export const refusalInForm = (refusal: Words): Words =>
  refusal === 'bid.sessionClosed' ? 'bid.closedRows' : refusal;

/** Called before the dialog opens, and again before the bid is sent. */
export function checkSlip(slip: {
  readonly game: Game;
  readonly rows: readonly BidRow[];
  readonly balance: number | null;
  readonly market: KnownMarket;
  readonly now: MinuteOfDay;
}): Result<readonly BidRow[], Words> {
  const { game, rows, balance, market, now } = slip;
  if (rows.length === 0) return err('error.numberRequired');
  for (const row of rows) {
    const refusal = rowRefusal(game, row, market, now);
    if (refusal !== null) return err(refusalInForm(refusal));
  }
  if (balance === null) return err('error.somethingWrong');
  if (balance >= 0) return ok(rows);
  return err(game.mayOverdraw ? 'error.notEnoughBalance' : game.insufficient);
}

/** The `new_result` of spec 2 §3. */
export type Submission<Row extends BidRow = BidRow> = {
  readonly marketId: MarketId;
  readonly marketName: string;
  /** `Single Digit` and the like (docs/decisions/015-wire-values.md). */
  readonly label: string;
  /** The session of the first row. Each row names its own. */
  readonly session: BidSession;
  /** `21-November-2026`. */
  readonly date: string;
  readonly total: Points;
  readonly rows: readonly Row[];
};

/**
 * One request for both sessions, unless the provider wants `splitSessions`. SP DP TP has one for each kind of
 * pana (spec 2 §4).
 */
export function toSubmissions<Row extends BidRow>(slip: {
  readonly game: Game;
  readonly rows: readonly Row[];
  readonly market: { readonly id: MarketId; readonly name: string };
  readonly date: CalendarDate;
  readonly splitSessions: boolean;
}): readonly Submission<Row>[] {
  const { game, rows, market, date, splitSessions } = slip;
  const groups = grouped(rows, row => `${splitSessions ? row.session : ''} ${game.labelOf(row.digits)}`);
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
