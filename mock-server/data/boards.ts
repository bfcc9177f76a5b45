import { ank } from '../../src/domain/game/panna.ts';
import type { MarketResult } from '../../src/domain/game/settlement.ts';
import { isHoliday } from './holidays.ts';
import type { Data, GameFamily, MarketRecord, ReadonlyData } from './schemas.ts';
import { addDays, minuteOf, type Day, type WallTime } from './wall-time.ts';

export type ResultSession = 'open' | 'close' | null;

export function marketsOf(data: Data, family: GameFamily): MarketRecord[];
export function marketsOf(data: ReadonlyData, family: GameFamily): readonly Readonly<MarketRecord>[];
export function marketsOf(data: ReadonlyData, family: GameFamily): readonly Readonly<MarketRecord>[] {
  return family === 'main' ? data.markets : family === 'starline' ? data.starline : data.gali;
}

type Times = Readonly<Pick<MarketRecord, 'open_time' | 'close_time'>>;

export const isOvernight = ({ open_time, close_time }: Times): boolean =>
  close_time !== undefined && minuteOf(close_time) < minuteOf(open_time);

/**
 * The time in a market's own day. Bids and results belong to that day. Until its close an overnight market is
 * still on the day before, at minute 1440 or later.
 */
export const marketTime = (market: Times, now: WallTime): WallTime =>
  isOvernight(market) && now.minute < minuteOf(market.close_time ?? market.open_time)
    ? { day: addDays(now.day, -1), minute: now.minute + 1440 }
    : now;

/** Minutes of the market's own day (`marketTime`). Null if it has no close. */
export const sessionEnds = (market: Times): { readonly Open: number; readonly Close: number | null } => ({
  Open: minuteOf(market.open_time),
  Close:
    market.close_time === undefined ? null : minuteOf(market.close_time) + (isOvernight(market) ? 1440 : 0),
});

/**
 * 1 while bids are accepted, otherwise 2. An overnight market is closed only on holidays, because its next
 * day begins at its close.
 */
export function msgStatus(
  { content }: Pick<ReadonlyData, 'content'>,
  family: GameFamily,
  market: Readonly<MarketRecord>,
  now: WallTime,
): 1 | 2 {
  if (market.msg_status !== null) return market.msg_status;
  if (isHoliday(content.holidays, { family, game_id: market.id }, marketTime(market, now).day)) return 2;
  if (isOvernight(market)) return 1;
  return now.minute < minuteOf(market.close_time ?? market.open_time) ? 1 : 2;
}

export type SessionDay = {
  readonly family: GameFamily;
  readonly game_id: number;
  readonly session: ResultSession;
  readonly day: Day;
};

/** A pana, or a jodi for Gali. Null until the result is declared. */
export const declaredNumber = (data: ReadonlyData, of: SessionDay): string | null =>
  data.results.find(row => isResultOf(row, of))?.number ?? null;

/** The declared result of a market's day. */
export function declaredResult(
  data: ReadonlyData,
  { family, game_id, day }: Omit<SessionDay, 'session'>,
): MarketResult {
  const drawn = (session: ResultSession): string | null =>
    declaredNumber(data, { family, game_id, session, day });
  if (family === 'main') return { family, openPana: drawn('open'), closePana: drawn('close') };
  return family === 'starline' ? { family, pana: drawn(null) } : { family, jodi: drawn(null) };
}

export const isResultOf = (row: ReadonlyData['results'][number], of: SessionDay): boolean =>
  row.day === of.day && row.game_id === of.game_id && row.family === of.family && row.session === of.session;

export function updateBoard(data: Data, family: GameFamily, market: MarketRecord, today: Day): void {
  const own = data.results.filter(
    row => row.game_id === market.id && row.family === family && row.cleared !== true,
  );
  const day =
    data.content.boards === 'daily'
      ? dailyBoard(own, market, today)
      : lastDay(
          own.map(row => row.day),
          today,
        );
  const sessions: readonly ResultSession[] = family === 'main' ? ['open', 'close'] : [null];
  for (const session of sessions) {
    const shown = own.find(row => row.day === day && row.session === session);
    writeResult(family, market, session, shown?.number ?? null);
  }
}

/**
 * After midnight an overnight market's board still shows the day before, until the new day has a result or
 * the next midnight comes.
 */
const dailyBoard = (own: readonly { readonly day: Day }[], market: MarketRecord, today: Day): Day =>
  isOvernight(market) && !own.some(({ day }) => day === today) ? addDays(today, -1) : today;

/** Ignores days in the future, which exist after the clock was set back. */
const lastDay = (days: readonly Day[], today: Day): Day | undefined =>
  days
    .filter(day => day <= today)
    .toSorted()
    .at(-1);

function writeResult(
  family: GameFamily,
  market: MarketRecord,
  session: ResultSession,
  number: string | null,
): void {
  if (session === 'close') market.close_result = number === null ? null : `${ank(number)}-${number}`;
  else if (family === 'gali' || number === null) market.open_result = number;
  else market.open_result = `${number}-${ank(number)}`;
}

/** Removes results declared before `moment` from the boards for good. */
export function clearBoards(data: Data, today: Day, moment: string): void {
  for (const row of data.results) if (row.at < moment) row.cleared = true;
  writeBoards(data, today);
}

function writeBoards(data: Data, today: Day): void {
  for (const family of families)
    for (const market of marketsOf(data, family)) updateBoard(data, family, market, today);
}

const families = ['main', 'starline', 'gali'] as const;

/** Drops patched `msg_status` values, so that the clock decides again which markets are open. */
export function beginDay(data: Data, day: Day): void {
  for (const family of families) for (const market of marketsOf(data, family)) market.msg_status = null;
  writeBoards(data, day);
}
