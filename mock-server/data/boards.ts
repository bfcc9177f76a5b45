import { ank } from '../../src/domain/panna.ts';
import type { Data, GameFamily, MarketRecord, View } from './schemas.ts';
import { minuteOf } from './time-of-day.ts';
import type { Day, WallTime } from './zone.ts';
import { addDays } from './zone.ts';

/** A market of any family; Starline and Gali have no close. */
export type AnyMarket = Pick<MarketRecord, 'id' | 'game_name' | 'open_time' | 'open_result' | 'msg_status'> &
  Partial<Pick<MarketRecord, 'close_time' | 'close_result'>>;

/** Which half of a main market's day; null for Starline and Gali. */
export type Half = 'open' | 'close' | null;

export function marketsOf(data: Data, family: GameFamily): AnyMarket[];
export function marketsOf(data: View, family: GameFamily): readonly Readonly<AnyMarket>[];
export function marketsOf(data: View, family: GameFamily): readonly Readonly<AnyMarket>[] {
  return family === 'main' ? data.markets : family === 'starline' ? data.starline : data.gali;
}

type Times = Readonly<Pick<AnyMarket, 'open_time' | 'close_time'>>;

/** A main market that closes past midnight, on the day after the one it opened on. */
export const isOvernight = ({ open_time, close_time }: Times): boolean =>
  close_time !== undefined && minuteOf(close_time) < minuteOf(open_time);

/**
 * The present as a market counts it: the day that its bids and results belong to, and the minutes since that day
 * began. Up to its close an overnight market is still on the day before, at 1440 minutes and more.
 */
export const marketTime = (market: Times, now: WallTime): WallTime =>
  isOvernight(market) && now.minute < minuteOf(market.close_time ?? market.open_time)
    ? { day: addDays(now.day, -1), minute: now.minute + 1440 }
    : now;

/** When a market's sessions end, in minutes of its own day (`marketTime`); a slot has no close. */
export const sessionEnds = (market: Times): { readonly Open: number; readonly Close: number | null } => ({
  Open: minuteOf(market.open_time),
  Close:
    market.close_time === undefined ? null : minuteOf(market.close_time) + (isOvernight(market) ? 1440 : 0),
});

/**
 * 1 while bids are taken, else 2: what was patched, or by the clock up to the last session's time. For an
 * overnight market a new day begins at its close, so it is never closed.
 */
export function msgStatus(market: Readonly<AnyMarket>, now: WallTime): 1 | 2 {
  if (market.msg_status !== null) return market.msg_status;
  if (isOvernight(market)) return 1;
  return now.minute < minuteOf(market.close_time ?? market.open_time) ? 1 : 2;
}

/** What was declared for a market's session on a day: a pana, for Gali a jodi; null when nothing was. */
export function declaredNumber(
  data: View,
  at: { readonly family: GameFamily; readonly game_id: number; readonly session: Half; readonly day: Day },
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
 * Writes what is declared onto a market's board. Over midnight, and until the new day has a result of its own, an
 * overnight market's board shows the day before, whose close comes on this one; the next midnight clears it.
 */
export function showBoard(data: Data, family: GameFamily, market: AnyMarket, today: Day): void {
  const declared = (session: Half, day: Day): string | null =>
    declaredNumber(data, { family, game_id: market.id, session, day });
  const halves: readonly Half[] = family === 'main' ? ['open', 'close'] : [null];
  const isOld = isOvernight(market) && halves.every(session => declared(session, today) === null);
  const day = isOld ? addDays(today, -1) : today;
  for (const session of halves) showResult(family, market, session, declared(session, day));
}

/** `470-1`, `7-890` for a close, a Gali jodi as it is. */
function showResult(family: GameFamily, market: AnyMarket, session: Half, number: string | null): void {
  if (session === 'close') market.close_result = number === null ? null : `${ank(number)}-${number}`;
  else if (family === 'gali' || number === null) market.open_result = number;
  else market.open_result = `${number}-${ank(number)}`;
}

/** A new day: the boards show what is declared for it (nothing, unless the clock went back) and the clock
 * alone says again which markets are open. */
export function beginDay(data: Data, day: Day): void {
  for (const family of ['main', 'starline', 'gali'] as const) {
    for (const market of marketsOf(data, family)) {
      market.msg_status = null;
      showBoard(data, family, market, day);
    }
  }
}
