import { ank } from '../src/domain/panna.ts';
import type { Data, GameFamily, MarketRecord, View } from './data.ts';
import { minuteOf } from './minute.ts';
import type { Day, WallTime } from './zone.ts';

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

/** 1 while bids are taken, else 2: what was patched, or by the clock up to the last session's time. */
export function msgStatus(market: Readonly<AnyMarket>, now: WallTime): 1 | 2 {
  if (market.msg_status !== null) return market.msg_status;
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

/** Writes a result onto a market's board: `470-1`, `7-890` for a close, a Gali jodi as it is. */
export function showResult(
  family: GameFamily,
  market: AnyMarket,
  session: Half,
  number: string | null,
): void {
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
      const halves: readonly Half[] = family === 'main' ? ['open', 'close'] : [null];
      for (const session of halves)
        showResult(
          family,
          market,
          session,
          declaredNumber(data, { family, game_id: market.id, session, day }),
        );
    }
  }
}
