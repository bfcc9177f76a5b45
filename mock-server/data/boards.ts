import { ank } from '../../src/domain/game/panna.ts';
import type { Data, GameFamily, MarketRecord, ReadonlyData } from './schemas.ts';
import { addDays, minuteOf, type Day, type WallTime } from './wall-time.ts';

/** A market of any family. Starline and Gali have no close session. */
export type AnyMarket = Pick<MarketRecord, 'id' | 'game_name' | 'open_time' | 'open_result' | 'msg_status'> &
  Partial<Pick<MarketRecord, 'close_time' | 'close_result'>>;

/** The session that a result is declared for; Starline and Gali have only one, null. */
export type ResultSession = 'open' | 'close' | null;

/** The markets of a family. */
export function marketsOf(data: Data, family: GameFamily): AnyMarket[];
export function marketsOf(data: ReadonlyData, family: GameFamily): readonly Readonly<AnyMarket>[];
export function marketsOf(data: ReadonlyData, family: GameFamily): readonly Readonly<AnyMarket>[] {
  return family === 'main' ? data.markets : family === 'starline' ? data.starline : data.gali;
}

type Times = Readonly<Pick<AnyMarket, 'open_time' | 'close_time'>>;

/** Whether a main market closes after midnight, on the day after it opened. */
export const isOvernight = ({ open_time, close_time }: Times): boolean =>
  close_time !== undefined && minuteOf(close_time) < minuteOf(open_time);

/**
 * The time in a market's own day: the day that its bids and results belong to, and the minutes since that day began.
 * Until its close an overnight market is still on the day before, at minute 1440 or later.
 */
export const marketTime = (market: Times, now: WallTime): WallTime =>
  isOvernight(market) && now.minute < minuteOf(market.close_time ?? market.open_time)
    ? { day: addDays(now.day, -1), minute: now.minute + 1440 }
    : now;

/** When a market's sessions end, in minutes of its own day (`marketTime`); null where there is no close. */
export const sessionEnds = (market: Times): { readonly Open: number; readonly Close: number | null } => ({
  Open: minuteOf(market.open_time),
  Close:
    market.close_time === undefined ? null : minuteOf(market.close_time) + (isOvernight(market) ? 1440 : 0),
});

/**
 * 1 while bids are taken, else 2: as patched, or by the clock until the last session's time. An overnight market is
 * never closed, because its next day begins at its close.
 */
export function msgStatus(market: Readonly<AnyMarket>, now: WallTime): 1 | 2 {
  if (market.msg_status !== null) return market.msg_status;
  if (isOvernight(market)) return 1;
  return now.minute < minuteOf(market.close_time ?? market.open_time) ? 1 : 2;
}

/** The result of a market's session on a day: a pana, for Gali a jodi; null while none is declared. */
export function declaredNumber(
  data: ReadonlyData,
  at: {
    readonly family: GameFamily;
    readonly game_id: number;
    readonly session: ResultSession;
    readonly day: Day;
  },
): string | null {
  const found = data.results.find(
    row =>
      row.day === at.day &&
      row.game_id === at.game_id &&
      row.family === at.family &&
      row.session === at.session,
  );
  return found?.number ?? null;
}

/**
 * Writes the declared results on a market's board. After midnight an overnight market's board shows the day before,
 * whose close is on this day, until the new day has a result of its own or the next midnight comes.
 */
export function updateBoard(data: Data, family: GameFamily, market: AnyMarket, today: Day): void {
  const declared = (session: ResultSession, day: Day): string | null =>
    declaredNumber(data, { family, game_id: market.id, session, day });
  const sessions: readonly ResultSession[] = family === 'main' ? ['open', 'close'] : [null];
  const showsDayBefore = isOvernight(market) && sessions.every(session => declared(session, today) === null);
  const day = showsDayBefore ? addDays(today, -1) : today;
  for (const session of sessions) writeResult(family, market, session, declared(session, day));
}

/** As boards show it: `470-1`, a close as `7-890`, a Gali jodi as it is. */
function writeResult(
  family: GameFamily,
  market: AnyMarket,
  session: ResultSession,
  number: string | null,
): void {
  if (session === 'close') market.close_result = number === null ? null : `${ank(number)}-${number}`;
  else if (family === 'gali' || number === null) market.open_result = number;
  else market.open_result = `${number}-${ank(number)}`;
}

/**
 * Begins a new day: the boards show its results (none, unless the clock went back), and patched `msg_status` values
 * are dropped, so that the clock decides which markets are open.
 */
export function beginDay(data: Data, day: Day): void {
  for (const family of ['main', 'starline', 'gali'] as const) {
    for (const market of marketsOf(data, family)) {
      market.msg_status = null;
      updateBoard(data, family, market, day);
    }
  }
}
