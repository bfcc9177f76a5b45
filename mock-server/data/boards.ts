import { ank } from '../../src/domain/game/panna.ts';
import type { Data, GameFamily, MarketRecord, ReadonlyData } from './schemas.ts';
import { addDays, minuteOf, type Day, type WallTime } from './wall-time.ts';

/** Starline and Gali have no close session. */
export type AnyMarket = Pick<MarketRecord, 'id' | 'game_name' | 'open_time' | 'open_result' | 'msg_status'> &
  Partial<Pick<MarketRecord, 'close_time' | 'close_result'>>;

export type ResultSession = 'open' | 'close' | null;

export function marketsOf(data: Data, family: GameFamily): AnyMarket[];
export function marketsOf(data: ReadonlyData, family: GameFamily): readonly Readonly<AnyMarket>[];
export function marketsOf(data: ReadonlyData, family: GameFamily): readonly Readonly<AnyMarket>[] {
  return family === 'main' ? data.markets : family === 'starline' ? data.starline : data.gali;
}

type Times = Readonly<Pick<AnyMarket, 'open_time' | 'close_time'>>;

export const isOvernight = ({ open_time, close_time }: Times): boolean =>
  close_time !== undefined && minuteOf(close_time) < minuteOf(open_time);

/**
 * Bids and results belong to a market's own day: until its close an overnight market is still on the day before,
 * at minute 1440 or later.
 */
export const marketTime = (market: Times, now: WallTime): WallTime =>
  isOvernight(market) && now.minute < minuteOf(market.close_time ?? market.open_time)
    ? { day: addDays(now.day, -1), minute: now.minute + 1440 }
    : now;

/** In minutes of its own day (`marketTime`); null where there is no close. */
export const sessionEnds = (market: Times): { readonly Open: number; readonly Close: number | null } => ({
  Open: minuteOf(market.open_time),
  Close:
    market.close_time === undefined ? null : minuteOf(market.close_time) + (isOvernight(market) ? 1440 : 0),
});

/** 1 while bids are taken, else 2. An overnight market is never closed: its next day begins at its close. */
export function msgStatus(market: Readonly<AnyMarket>, now: WallTime): 1 | 2 {
  if (market.msg_status !== null) return market.msg_status;
  if (isOvernight(market)) return 1;
  return now.minute < minuteOf(market.close_time ?? market.open_time) ? 1 : 2;
}

/** A pana, for Gali a jodi; null while none is declared. */
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
 * After midnight an overnight market's board shows the day before, until the new day has a result or the next
 * midnight comes.
 */
export function updateBoard(data: Data, family: GameFamily, market: AnyMarket, today: Day): void {
  const declared = (session: ResultSession, day: Day): string | null =>
    declaredNumber(data, { family, game_id: market.id, session, day });
  const sessions: readonly ResultSession[] = family === 'main' ? ['open', 'close'] : [null];
  const showsDayBefore = isOvernight(market) && sessions.every(session => declared(session, today) === null);
  const day = showsDayBefore ? addDays(today, -1) : today;
  for (const session of sessions) writeResult(family, market, session, declared(session, day));
}

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

/** Patched `msg_status` values are dropped, so that the clock decides which markets are open. */
export function beginDay(data: Data, day: Day): void {
  for (const family of ['main', 'starline', 'gali'] as const) {
    for (const market of marketsOf(data, family)) {
      market.msg_status = null;
      updateBoard(data, family, market, day);
    }
  }
}
