import { type BidRow, totalPoints } from './bid.ts';
import { type CalendarDate, formatBidDate } from '../dates.ts';
import type { Game } from '../game/games.ts';
import type { MarketId } from '../market/market-id.ts';
import type { BidSession } from '../market/market.ts';
import type { Points } from '../points.ts';

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
